/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const loginBodyUsernameMin = 6;
export const loginBodyUsernameMax = 13;


export const loginBodyUsernameRegExp = new RegExp('^[A-Za-z0-9]+$');
export const loginBodyPasswordRegExp = new RegExp('^[0-9a-f]{64}$');


export const LoginBody = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBodyUsernameMin), /*#__PURE__*/ zod.maxLength(loginBodyUsernameMax), /*#__PURE__*/ zod.regex(loginBodyUsernameRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginBodyPasswordRegExp))
});

export type LoginBody = zod.output<typeof LoginBody>;
