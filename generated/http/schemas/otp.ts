/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const OtpRegExp = new RegExp('^[0-9]{6}$');


export const Otp = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(OtpRegExp));

export type Otp = zod.output<typeof Otp>;
