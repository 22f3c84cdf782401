/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Goods } from './goods.ts';
import { Points } from './points.ts';

export const exchangeGoodsMax = 200;



export const Exchange = /*#__PURE__*/ zod.object({
  "points": Points,
  "goods": /*#__PURE__*/ zod.array(Goods).check(/*#__PURE__*/ zod.maxLength(exchangeGoodsMax))
});

export type Exchange = zod.output<typeof Exchange>;
