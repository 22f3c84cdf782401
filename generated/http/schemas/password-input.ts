/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordInputMin = 6;
export const PasswordInputMax = 12;


export const PasswordInputRegExp = new RegExp('^\\S*$');


export const PasswordInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordInputMin), /*#__PURE__*/ zod.maxLength(PasswordInputMax), /*#__PURE__*/ zod.regex(PasswordInputRegExp));

export type PasswordInput = zod.output<typeof PasswordInput>;
