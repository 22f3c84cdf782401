/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const CodeMax = 32;


export const CodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Code = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(CodeMax), /*#__PURE__*/ zod.regex(CodeRegExp));

export type Code = zod.output<typeof Code>;
