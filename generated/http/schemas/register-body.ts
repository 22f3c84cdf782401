/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const registerBodyUsernameMin = 6;
export const registerBodyUsernameMax = 13;


export const registerBodyUsernameRegExp = new RegExp('^[A-Za-z0-9]+$');
export const registerBodyPasswordRegExp = new RegExp('^[0-9a-f]{64}$');
export const registerBodyPhoneRegExp = new RegExp('^[0-9]{10}$');
export const registerBodyInvitationCodeMin = 4;
export const registerBodyInvitationCodeMax = 16;


export const registerBodyInvitationCodeRegExp = new RegExp('^[A-Za-z0-9]+$');


export const RegisterBody = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyUsernameMin), /*#__PURE__*/ zod.maxLength(registerBodyUsernameMax), /*#__PURE__*/ zod.regex(registerBodyUsernameRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyPasswordRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerBodyPhoneRegExp)),
  "areaCode": /*#__PURE__*/ zod.literal("63"),
  "invitationCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyInvitationCodeMin), /*#__PURE__*/ zod.maxLength(registerBodyInvitationCodeMax), /*#__PURE__*/ zod.regex(registerBodyInvitationCodeRegExp)))
});

export type RegisterBody = zod.output<typeof RegisterBody>;
