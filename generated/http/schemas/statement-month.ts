/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { StatementSums } from './statement-sums.ts';

export const statementMonthMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');


export const StatementMonth = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(statementMonthMonthRegExp)),
  "sums": StatementSums
});

export type StatementMonth = zod.output<typeof StatementMonth>;
