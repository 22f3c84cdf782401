/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { WalletName } from './wallet-name.ts';

export const eWalletAccountRegExp = new RegExp('^9[0-9]{9}$');


export const EWallet = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.enum(['gcash', 'maya']),
  "name": WalletName,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(eWalletAccountRegExp))
});

export type EWallet = zod.output<typeof EWallet>;
