/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const UsernameInputMin = 6;
export const UsernameInputMax = 13;


export const UsernameInputRegExp = new RegExp('^[A-Za-z0-9]+$');


export const UsernameInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UsernameInputMin), /*#__PURE__*/ zod.maxLength(UsernameInputMax), /*#__PURE__*/ zod.regex(UsernameInputRegExp));

export type UsernameInput = zod.output<typeof UsernameInput>;
