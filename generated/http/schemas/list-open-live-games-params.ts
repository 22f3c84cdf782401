/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { GameTypeCode } from './game-type-code.ts';

export const listOpenLiveGamesParamsPageNumMax = 100000;

export const listOpenLiveGamesParamsPageSizeMax = 100;


export const ListOpenLiveGamesParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(GameTypeCode),
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenLiveGamesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listOpenLiveGamesParamsPageSizeMax)))
})

export type ListOpenLiveGamesParams = zod.output<typeof ListOpenLiveGamesParams>;
