/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LetterTypeCode } from './letter-type-code.ts';

export const listLettersParamsPageNumMax = 100000;

export const listLettersParamsPageSizeMax = 100;


export const ListLettersParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(LetterTypeCode),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listLettersParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listLettersParamsPageSizeMax)))
})

export type ListLettersParams = zod.output<typeof ListLettersParams>;
