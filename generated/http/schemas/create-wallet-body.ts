/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { EWallet } from './ewallet.ts';
import { OtherWallet } from './other-wallet.ts';

export const CreateWalletBody = /*#__PURE__*/ zod.union([EWallet,OtherWallet]);

export type CreateWalletBody = zod.output<typeof CreateWalletBody>;
