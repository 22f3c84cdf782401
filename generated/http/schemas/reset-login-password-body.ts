/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AreaCode } from './area-code.ts';
import { Otp } from './otp.ts';
import { PasswordHash } from './password-hash.ts';
import { Phone } from './phone.ts';

export const ResetLoginPasswordBody = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "areaCode": AreaCode,
  "verifyCode": Otp,
  "password": PasswordHash
});

export type ResetLoginPasswordBody = zod.output<typeof ResetLoginPasswordBody>;
