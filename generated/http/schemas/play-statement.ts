/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { StatementMonth } from './statement-month.ts';
import { StatementSums } from './statement-sums.ts';

export const playStatementYearMin = 2000;
export const playStatementYearMax = 9999;

export const playStatementMonthsMax = 12;



export const PlayStatement = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playStatementYearMin), /*#__PURE__*/ zod.lte(playStatementYearMax)),
  "since": Day,
  "months": /*#__PURE__*/ zod.array(StatementMonth).check(/*#__PURE__*/ zod.maxLength(playStatementMonthsMax)),
  "total": StatementSums
});

export type PlayStatement = zod.output<typeof PlayStatement>;
