/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { PesoWon } from './peso-won.ts';
import { PictureUrl } from './picture-url.ts';
import { Points } from './points.ts';

export const goodsNameMax = 80;

export const goodsStockMin = 0;



export const Goods = /*#__PURE__*/ zod.object({
  "id": Code,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(goodsNameMax)),
  "kind": /*#__PURE__*/ zod.string(),
  "amount": PesoWon,
  "image": PictureUrl,
  "points": Points,
  "stock": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(goodsStockMin))
});

export type Goods = zod.output<typeof Goods>;
