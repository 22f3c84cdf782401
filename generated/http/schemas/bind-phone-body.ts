/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AreaCode } from './area-code.ts';
import { Otp } from './otp.ts';
import { Phone } from './phone.ts';

export const BindPhoneBody = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "areaCode": AreaCode,
  "verifyCode": Otp
});

export type BindPhoneBody = zod.output<typeof BindPhoneBody>;
