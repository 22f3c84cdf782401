/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Day } from './day.ts';
import { GameId } from './game-id.ts';

export const listGameRecordsParamsPageNumMax = 100000;

export const listGameRecordsParamsPageSizeMax = 100;


export const ListGameRecordsParams = /*#__PURE__*/ zod.object({
  "manuf": /*#__PURE__*/ zod.optional(Code),
  "gameId": /*#__PURE__*/ zod.optional(GameId),
  "from": /*#__PURE__*/ zod.optional(Day),
  "to": /*#__PURE__*/ zod.optional(Day),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listGameRecordsParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listGameRecordsParamsPageSizeMax)))
})

export type ListGameRecordsParams = zod.output<typeof ListGameRecordsParams>;
