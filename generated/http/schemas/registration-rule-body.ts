/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const registrationRuleBodyInvitationCodeMin = 4;
export const registrationRuleBodyInvitationCodeMax = 16;


export const registrationRuleBodyInvitationCodeRegExp = new RegExp('^[A-Za-z0-9]+$');


export const RegistrationRuleBody = /*#__PURE__*/ zod.object({
  "invitationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registrationRuleBodyInvitationCodeMin), /*#__PURE__*/ zod.maxLength(registrationRuleBodyInvitationCodeMax), /*#__PURE__*/ zod.regex(registrationRuleBodyInvitationCodeRegExp)))
});

export type RegistrationRuleBody = zod.output<typeof RegistrationRuleBody>;
