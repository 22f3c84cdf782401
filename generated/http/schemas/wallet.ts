/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BankCode } from './bank-code.ts';
import { BankName } from './bank-name.ts';
import { PesoFee } from './peso-fee.ts';
import { PesoWithdrawn } from './peso-withdrawn.ts';

export const walletBankMax = 32;

export const walletNameMax = 32;

export const walletAccountMax = 32;

export const walletChoicesMax = 50;

export const walletNamesMax = 50;

export const walletWithdrawalMinutesMax = 10080;



export const Wallet = /*#__PURE__*/ zod.object({
  "isBound": /*#__PURE__*/ zod.boolean(),
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(walletBankMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(walletNameMax)),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(walletAccountMax)),
  "choices": /*#__PURE__*/ zod.array(BankCode).check(/*#__PURE__*/ zod.maxLength(walletChoicesMax)),
  "names": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BankName).check(/*#__PURE__*/ zod.maxLength(walletNamesMax))),
  "minWithdrawal": /*#__PURE__*/ zod.optional(PesoWithdrawn),
  "withdrawalFee": /*#__PURE__*/ zod.optional(PesoFee),
  "withdrawalMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(walletWithdrawalMinutesMax)))
});

export type Wallet = zod.output<typeof Wallet>;
