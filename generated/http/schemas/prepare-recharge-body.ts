/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoPaid } from './peso-paid.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const PrepareRechargeBody = /*#__PURE__*/ zod.object({
  "method": RechargeMethodCode,
  "amount": PesoPaid
});

export type PrepareRechargeBody = zod.output<typeof PrepareRechargeBody>;
