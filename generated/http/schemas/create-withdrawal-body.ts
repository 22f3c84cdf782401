/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';
import { PesoWithdrawn } from './peso-withdrawn.ts';

export const CreateWithdrawalBody = /*#__PURE__*/ zod.object({
  "amount": PesoWithdrawn,
  "password": PasswordHash
});

export type CreateWithdrawalBody = zod.output<typeof CreateWithdrawalBody>;
