/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { WalletName } from './wallet-name.ts';

export const otherWalletBankMax = 32;


export const otherWalletBankRegExp = new RegExp('^(?!(gcash|maya)$)[a-z][a-z0-9_-]*$');
export const otherWalletAccountMax = 32;


export const otherWalletAccountRegExp = new RegExp('^\\S(.*\\S)?$');


export const OtherWallet = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(otherWalletBankMax), /*#__PURE__*/ zod.regex(otherWalletBankRegExp)),
  "name": WalletName,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(otherWalletAccountMax), /*#__PURE__*/ zod.regex(otherWalletAccountRegExp))
});

export type OtherWallet = zod.output<typeof OtherWallet>;
