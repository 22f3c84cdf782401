/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AreaCode } from './area-code.ts';
import { Phone } from './phone.ts';

export const SendLoginPasswordOtpBody = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "areaCode": AreaCode
});

export type SendLoginPasswordOtpBody = zod.output<typeof SendLoginPasswordOtpBody>;
