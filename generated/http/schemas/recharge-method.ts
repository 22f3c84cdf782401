/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoPaid } from './peso-paid.ts';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const rechargeMethodNameMax = 32;



export const RechargeMethod = /*#__PURE__*/ zod.object({
  "code": RechargeMethodCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(rechargeMethodNameMax)),
  "min": PesoPaid,
  "max": PesoPaid
});

export type RechargeMethod = zod.output<typeof RechargeMethod>;
