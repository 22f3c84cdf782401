/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PhoneRegExp = new RegExp('^[0-9]{10}$');


export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneRegExp));

export type Phone = zod.output<typeof Phone>;
