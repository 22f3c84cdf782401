/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Coupon } from './coupon.ts';
import { Total } from './total.ts';

export const couponPageListMax = 100;



export const CouponPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Coupon).check(/*#__PURE__*/ zod.maxLength(couponPageListMax)),
  "total": Total
});

export type CouponPage = zod.output<typeof CouponPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
