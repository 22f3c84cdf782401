/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LetterTypeCode } from './letter-type-code.ts';

export const letterTypeNameMax = 48;

export const letterTypeUnreadMin = 0;



export const LetterType = /*#__PURE__*/ zod.object({
  "code": LetterTypeCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(letterTypeNameMax)),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(letterTypeUnreadMin))
});

export type LetterType = zod.output<typeof LetterType>;
