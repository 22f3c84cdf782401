/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { CouponId } from './coupon-id.ts';
import { Instant } from './instant.ts';
import { PesoWon } from './peso-won.ts';

export const couponNameMax = 80;

export const couponBonusPercentMin = 0;
export const couponBonusPercentMax = 1000;

export const couponTurnoverMultipleMin = 0;
export const couponTurnoverMultipleMax = 100;

export const couponIsWelcomeDefault = false;

export const Coupon = /*#__PURE__*/ zod.object({
  "id": CouponId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(couponNameMax)),
  "bonusPercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponBonusPercentMin), /*#__PURE__*/ zod.lte(couponBonusPercentMax)),
  "bonusMax": PesoWon,
  "minDeposit": PesoWon,
  "turnoverMultiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponTurnoverMultipleMin), /*#__PURE__*/ zod.lte(couponTurnoverMultipleMax)),
  "isWelcome": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), couponIsWelcomeDefault),
  "state": /*#__PURE__*/ zod.string(),
  "expiresAt": Instant
});

export type Coupon = zod.output<typeof Coupon>;
