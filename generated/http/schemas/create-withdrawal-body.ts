/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';
import { PesoFee } from './peso-fee.ts';
import { PesoWithdrawn } from './peso-withdrawn.ts';

export const CreateWithdrawalBody = /*#__PURE__*/ zod.object({
  "amount": PesoWithdrawn,
  "fee": /*#__PURE__*/ zod.optional(PesoFee),
  "password": PasswordHash
});

export type CreateWithdrawalBody = zod.output<typeof CreateWithdrawalBody>;
