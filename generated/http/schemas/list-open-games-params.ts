/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameSort } from './game-sort.ts';
import { GameTypeCode } from './game-type-code.ts';

export const listOpenGamesParamsPageNumMax = 100000;

export const listOpenGamesParamsPageSizeMax = 100;


export const ListOpenGamesParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "sort": /*#__PURE__*/ zod.optional(GameSort),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenGamesParamsPageSizeMax)))
})

export type ListOpenGamesParams = zod.output<typeof ListOpenGamesParams>;
