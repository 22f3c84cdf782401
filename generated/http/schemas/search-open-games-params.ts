/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameSort } from './game-sort.ts';
import { GameTypeCode } from './game-type-code.ts';
import { Keyword } from './keyword.ts';

export const searchOpenGamesParamsPageNumMax = 100000;

export const searchOpenGamesParamsPageSizeMax = 100;


export const SearchOpenGamesParams = /*#__PURE__*/ zod.object({
  "keyword": Keyword,
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "sort": /*#__PURE__*/ zod.optional(GameSort),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(searchOpenGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(searchOpenGamesParamsPageSizeMax)))
})

export type SearchOpenGamesParams = zod.output<typeof SearchOpenGamesParams>;
