/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { IdentityInfo } from './identity-info.ts';
import { PictureUrl } from './picture-url.ts';
import { PlayState } from './play-state.ts';
import { Uid } from './uid.ts';

export const userAuidMax = 32;

export const userUsernameMax = 32;

export const userNicknameMax = 32;

export const userGenderDefault = `male`;
export const userPhoneMax = 20;


export const userPhoneRegExp = new RegExp('^[0-9*]*$');
export const userRegisterPhoneMax = 20;


export const userRegisterPhoneRegExp = new RegExp('^[0-9*]*$');
export const userInvitationCodeMax = 16;


export const userInvitationCodeRegExp = new RegExp('^[A-Za-z0-9]*$');
export const userVipDefault = 0;
export const userVipMin = 0;
export const userVipMax = 99;

export const userIdentityStatusDefault = `unverified`;
export const userKycStatusDefault = `unratified`;
export const userRegistrationCodeMax = 32;

export const userOnlyKycDefault = true;

export const User = /*#__PURE__*/ zod.object({
  "uid": Uid,
  "auid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAuidMax)),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(userUsernameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userNicknameMax)),
  "gender": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['male', 'female']), userGenderDefault),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userPhoneMax), /*#__PURE__*/ zod.regex(userPhoneRegExp)),
  "registerPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userRegisterPhoneMax), /*#__PURE__*/ zod.regex(userRegisterPhoneRegExp)),
  "avatar": PictureUrl,
  "invitationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInvitationCodeMax), /*#__PURE__*/ zod.regex(userInvitationCodeRegExp)),
  "vip": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userVipMin), /*#__PURE__*/ zod.lte(userVipMax)), userVipDefault),
  "bind": /*#__PURE__*/ zod.boolean(),
  "isNullPasswordTrade": /*#__PURE__*/ zod.boolean(),
  "identityInfo": IdentityInfo,
  "identityStatus": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['unverified', 'pending', 'approved', 'rejected', 'editing']), userIdentityStatusDefault),
  "kycStatus": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['unratified', 'ratified']), userKycStatusDefault),
  "hasSignUp": /*#__PURE__*/ zod.boolean(),
  "registrationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userRegistrationCodeMax)),
  "guest": /*#__PURE__*/ zod.boolean(),
  "onlyKyc": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), userOnlyKycDefault),
  "play": /*#__PURE__*/ zod.optional(PlayState),
  "loginInit": /*#__PURE__*/ zod.boolean()
});

export type User = zod.output<typeof User>;
