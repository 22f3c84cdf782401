/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { OrderNo } from './order-no.ts';
import { PesoFee } from './peso-fee.ts';
import { PesoPaid } from './peso-paid.ts';
import { PesoWon } from './peso-won.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const rechargeQuoteTurnoverMultipleMin = 0;
export const rechargeQuoteTurnoverMultipleMax = 100;



export const RechargeQuote = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "method": RechargeMethodCode,
  "amount": PesoPaid,
  "bonus": PesoWon,
  "turnoverMultiple": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rechargeQuoteTurnoverMultipleMin), /*#__PURE__*/ zod.lte(rechargeQuoteTurnoverMultipleMax))),
  "wageringAdded": /*#__PURE__*/ zod.optional(PesoWon),
  "fee": /*#__PURE__*/ zod.optional(PesoFee),
  "expiresAt": Instant
});

export type RechargeQuote = zod.output<typeof RechargeQuote>;
