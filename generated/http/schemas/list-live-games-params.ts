/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameTypeCode } from './game-type-code.ts';

export const listLiveGamesParamsPageNumMax = 100000;

export const listLiveGamesParamsPageSizeMax = 100;


export const ListLiveGamesParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listLiveGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listLiveGamesParamsPageSizeMax)))
})

export type ListLiveGamesParams = zod.output<typeof ListLiveGamesParams>;
