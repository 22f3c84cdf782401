/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';

export const createExchangeBodyQuantityMax = 99;



export const CreateExchangeBody = /*#__PURE__*/ zod.object({
  "goodsId": Code,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(createExchangeBodyQuantityMax))
});

export type CreateExchangeBody = zod.output<typeof CreateExchangeBody>;
