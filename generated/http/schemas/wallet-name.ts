/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const WalletNameMin = 2;
export const WalletNameMax = 32;


export const WalletNameRegExp = new RegExp('^[\\p{L}\\p{M}]+( [\\p{L}\\p{M}]+)*$', 'u');


export const WalletName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(WalletNameMin), /*#__PURE__*/ zod.maxLength(WalletNameMax), /*#__PURE__*/ zod.regex(WalletNameRegExp));

export type WalletName = zod.output<typeof WalletName>;
