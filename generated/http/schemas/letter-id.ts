/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LetterIdMax = 32;


export const LetterIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LetterId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(LetterIdMax), /*#__PURE__*/ zod.regex(LetterIdRegExp));

export type LetterId = zod.output<typeof LetterId>;
