/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';

export const rechargeBankNameMax = 64;



export const RechargeBank = /*#__PURE__*/ zod.object({
  "code": Code,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(rechargeBankNameMax))
});

export type RechargeBank = zod.output<typeof RechargeBank>;
