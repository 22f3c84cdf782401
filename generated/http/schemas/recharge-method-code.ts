/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RechargeMethodCodeMax = 32;


export const RechargeMethodCodeRegExp = new RegExp('^[a-z][a-z0-9_-]*$');


export const RechargeMethodCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(RechargeMethodCodeMax), /*#__PURE__*/ zod.regex(RechargeMethodCodeRegExp));

export type RechargeMethodCode = zod.output<typeof RechargeMethodCode>;
