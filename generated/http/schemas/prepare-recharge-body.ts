/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { CouponId } from './coupon-id.ts';
import { PesoPaid } from './peso-paid.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const PrepareRechargeBody = /*#__PURE__*/ zod.object({
  "method": RechargeMethodCode,
  "amount": PesoPaid,
  "bank": /*#__PURE__*/ zod.optional(Code),
  "couponId": /*#__PURE__*/ zod.optional(CouponId)
});

export type PrepareRechargeBody = zod.output<typeof PrepareRechargeBody>;
