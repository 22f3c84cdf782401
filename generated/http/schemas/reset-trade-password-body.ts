/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Otp } from './otp.ts';
import { PasswordHash } from './password-hash.ts';

export const ResetTradePasswordBody = /*#__PURE__*/ zod.object({
  "password": PasswordHash,
  "verifyCode": Otp
});

export type ResetTradePasswordBody = zod.output<typeof ResetTradePasswordBody>;
