/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const redeemCodeBodyCodeMin = 4;
export const redeemCodeBodyCodeMax = 32;


export const redeemCodeBodyCodeRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const RedeemCodeBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemCodeBodyCodeMin), /*#__PURE__*/ zod.maxLength(redeemCodeBodyCodeMax), /*#__PURE__*/ zod.regex(redeemCodeBodyCodeRegExp))
});

export type RedeemCodeBody = zod.output<typeof RedeemCodeBody>;
