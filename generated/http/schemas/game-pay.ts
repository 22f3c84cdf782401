/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const gamePayNameMax = 80;

export const gamePayPaysMin = 0;
export const gamePayPaysMax = 1000000;



export const GamePay = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gamePayNameMax)),
  "pays": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(gamePayPaysMin), /*#__PURE__*/ zod.lte(gamePayPaysMax))
});

export type GamePay = zod.output<typeof GamePay>;
