/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { OrderNo } from './order-no.ts';
import { PesoPaid } from './peso-paid.ts';
import { PesoWon } from './peso-won.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const Recharge = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "method": RechargeMethodCode,
  "amount": PesoPaid,
  "bonus": PesoWon,
  "status": /*#__PURE__*/ zod.int(),
  "failReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "createdAt": Instant,
  "updatedAt": Instant
});

export type Recharge = zod.output<typeof Recharge>;
