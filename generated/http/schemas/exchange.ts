/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExchangeOrder } from './exchange-order.ts';
import { Goods } from './goods.ts';
import { Points } from './points.ts';

export const exchangeGoodsMax = 200;

export const exchangeOrdersMax = 20;



export const Exchange = /*#__PURE__*/ zod.object({
  "points": Points,
  "goods": /*#__PURE__*/ zod.array(Goods).check(/*#__PURE__*/ zod.maxLength(exchangeGoodsMax)),
  "orders": /*#__PURE__*/ zod.array(ExchangeOrder).check(/*#__PURE__*/ zod.maxLength(exchangeOrdersMax))
});

export type Exchange = zod.output<typeof Exchange> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
