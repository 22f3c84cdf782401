/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const getPlayStatementParamsYearMin = 2000;
export const getPlayStatementParamsYearMax = 9999;


export const GetPlayStatementParams = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayStatementParamsYearMin), /*#__PURE__*/ zod.lte(getPlayStatementParamsYearMax)))
})

export type GetPlayStatementParams = zod.output<typeof GetPlayStatementParams>;
