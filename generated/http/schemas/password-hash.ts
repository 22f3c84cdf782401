/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const PasswordHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PasswordHashRegExp));

export type PasswordHash = zod.output<typeof PasswordHash>;
