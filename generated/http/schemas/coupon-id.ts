/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const CouponIdMax = 32;


export const CouponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CouponId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(CouponIdMax), /*#__PURE__*/ zod.regex(CouponIdRegExp));

export type CouponId = zod.output<typeof CouponId>;
