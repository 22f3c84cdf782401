/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { OrderNo } from './order-no.ts';
import { WithdrawalStatus } from './withdrawal-status.ts';

export const listWithdrawalsParamsPageNumMax = 100000;

export const listWithdrawalsParamsPageSizeMax = 100;


export const ListWithdrawalsParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.optional(OrderNo),
  "status": /*#__PURE__*/ zod.optional(WithdrawalStatus),
  "from": /*#__PURE__*/ zod.optional(Day),
  "to": /*#__PURE__*/ zod.optional(Day),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listWithdrawalsParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listWithdrawalsParamsPageSizeMax)))
})

export type ListWithdrawalsParams = zod.output<typeof ListWithdrawalsParams>;
