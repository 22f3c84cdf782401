/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { OrderNo } from './order-no.ts';
import { Points } from './points.ts';

export const exchangeOrderQuantityMax = 99;



export const ExchangeOrder = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "goodsId": Code,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(exchangeOrderQuantityMax)),
  "points": Points,
  "createdAt": Instant
});

export type ExchangeOrder = zod.output<typeof ExchangeOrder>;
