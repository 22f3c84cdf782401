/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Total } from './total.ts';
import { Withdrawal } from './withdrawal.ts';

export const withdrawalPageListMax = 100;



export const WithdrawalPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Withdrawal).check(/*#__PURE__*/ zod.maxLength(withdrawalPageListMax)),
  "total": Total
});

export type WithdrawalPage = zod.output<typeof WithdrawalPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
