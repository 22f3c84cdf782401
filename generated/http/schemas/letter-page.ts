/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Letter } from './letter.ts';
import { Total } from './total.ts';

export const letterPageListMax = 100;



export const LetterPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Letter).check(/*#__PURE__*/ zod.maxLength(letterPageListMax)),
  "total": Total
});

export type LetterPage = zod.output<typeof LetterPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
