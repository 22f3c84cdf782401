/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Day } from './day.ts';

export const listJournalParamsPageNumMax = 100000;

export const listJournalParamsPageSizeMax = 100;


export const ListJournalParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(Code),
  "from": /*#__PURE__*/ zod.optional(Day),
  "to": /*#__PURE__*/ zod.optional(Day),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listJournalParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listJournalParamsPageSizeMax)))
})

export type ListJournalParams = zod.output<typeof ListJournalParams>;
