/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameSort } from './game-sort.ts';
import { GameTypeCode } from './game-type-code.ts';

export const listGamesParamsPageNumMax = 100000;

export const listGamesParamsPageSizeMax = 100;


export const ListGamesParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "sort": /*#__PURE__*/ zod.optional(GameSort),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listGamesParamsPageSizeMax)))
})

export type ListGamesParams = zod.output<typeof ListGamesParams>;
