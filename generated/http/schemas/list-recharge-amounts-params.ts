/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const ListRechargeAmountsParams = /*#__PURE__*/ zod.object({
  "method": RechargeMethodCode
})

export type ListRechargeAmountsParams = zod.output<typeof ListRechargeAmountsParams>;
