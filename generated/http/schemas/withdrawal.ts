/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BankCode } from './bank-code.ts';
import { Instant } from './instant.ts';
import { OrderNo } from './order-no.ts';
import { PesoFee } from './peso-fee.ts';
import { PesoPaid } from './peso-paid.ts';

export const withdrawalBankNameMax = 64;

export const withdrawalAccountMax = 32;

export const withdrawalReasonMax = 300;



export const Withdrawal = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "amount": PesoPaid,
  "fee": /*#__PURE__*/ zod.optional(PesoFee),
  "bank": BankCode,
  "bankName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalBankNameMax))),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalAccountMax)),
  "status": /*#__PURE__*/ zod.int(),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalReasonMax)),
  "createdAt": Instant,
  "updatedAt": Instant
});

export type Withdrawal = zod.output<typeof Withdrawal>;
