/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LetterTypeCodeMax = 32;


export const LetterTypeCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LetterTypeCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(LetterTypeCodeMax), /*#__PURE__*/ zod.regex(LetterTypeCodeRegExp));

export type LetterTypeCode = zod.output<typeof LetterTypeCode>;
