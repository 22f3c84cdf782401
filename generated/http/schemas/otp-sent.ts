/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const otpSentResendAfterSecondsMin = 0;
export const otpSentResendAfterSecondsMax = 3600;



export const OtpSent = /*#__PURE__*/ zod.object({
  "resendAfterSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpSentResendAfterSecondsMin), /*#__PURE__*/ zod.lte(otpSentResendAfterSecondsMax))
});

export type OtpSent = zod.output<typeof OtpSent>;
