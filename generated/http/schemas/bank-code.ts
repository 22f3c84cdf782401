/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const BankCodeMax = 32;


export const BankCodeRegExp = new RegExp('^[a-z][a-z0-9_-]*$');


export const BankCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BankCodeMax), /*#__PURE__*/ zod.regex(BankCodeRegExp));

export type BankCode = zod.output<typeof BankCode>;
