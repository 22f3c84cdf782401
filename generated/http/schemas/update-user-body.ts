/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Url } from './url.ts';

export const updateUserBodyNicknameMax = 32;


export const updateUserBodyNicknameRegExp = new RegExp('^\\S(.*\\S)?$');


export const UpdateUserBody = /*#__PURE__*/ zod.object({
  "nickname": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(updateUserBodyNicknameMax), /*#__PURE__*/ zod.regex(updateUserBodyNicknameRegExp))),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['male', 'female'])),
  "avatar": /*#__PURE__*/ zod.optional(Url)
});

export type UpdateUserBody = zod.output<typeof UpdateUserBody>;
