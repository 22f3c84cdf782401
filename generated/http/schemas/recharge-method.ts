/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoFee } from './peso-fee.ts';
import { PesoPaid } from './peso-paid.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const rechargeMethodNameMax = 32;

export const rechargeMethodArrivalMinutesMax = 10080;

export const rechargeMethodTurnoverMultipleDefault = 10;
export const rechargeMethodTurnoverMultipleMin = 0;
export const rechargeMethodTurnoverMultipleMax = 100;



export const RechargeMethod = /*#__PURE__*/ zod.object({
  "code": RechargeMethodCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(rechargeMethodNameMax)),
  "min": PesoPaid,
  "max": PesoPaid,
  "fee": /*#__PURE__*/ zod.optional(PesoFee),
  "arrivalMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(rechargeMethodArrivalMinutesMax))),
  "turnoverMultiple": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rechargeMethodTurnoverMultipleMin), /*#__PURE__*/ zod.lte(rechargeMethodTurnoverMultipleMax)), rechargeMethodTurnoverMultipleDefault)
});

export type RechargeMethod = zod.output<typeof RechargeMethod>;
