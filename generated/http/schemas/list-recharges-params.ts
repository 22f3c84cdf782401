/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { OrderNo } from './order-no.ts';
import { RechargeStatus } from './recharge-status.ts';

export const listRechargesParamsPageNumMax = 100000;

export const listRechargesParamsPageSizeMax = 100;


export const ListRechargesParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.optional(OrderNo),
  "status": /*#__PURE__*/ zod.optional(RechargeStatus),
  "from": /*#__PURE__*/ zod.optional(Day),
  "to": /*#__PURE__*/ zod.optional(Day),
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listRechargesParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listRechargesParamsPageSizeMax)))
})

export type ListRechargesParams = zod.output<typeof ListRechargesParams>;
