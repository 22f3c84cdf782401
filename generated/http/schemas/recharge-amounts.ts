/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoPaid } from './peso-paid.ts';

export const rechargeAmountsListMax = 12;



export const RechargeAmounts = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(PesoPaid).check(/*#__PURE__*/ zod.maxLength(rechargeAmountsListMax)),
  "min": PesoPaid,
  "max": PesoPaid
});

export type RechargeAmounts = zod.output<typeof RechargeAmounts>;
