/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { CouponState } from './coupon-state.ts';

export const listCouponsParamsPageNumMax = 100000;

export const listCouponsParamsPageSizeMax = 100;


export const ListCouponsParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(CouponState),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listCouponsParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listCouponsParamsPageSizeMax)))
})

export type ListCouponsParams = zod.output<typeof ListCouponsParams>;
