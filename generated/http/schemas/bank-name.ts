/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BankCode } from './bank-code.ts';

export const bankNameNameMax = 64;



export const BankName = /*#__PURE__*/ zod.object({
  "code": BankCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(bankNameNameMax))
});

export type BankName = zod.output<typeof BankName>;
