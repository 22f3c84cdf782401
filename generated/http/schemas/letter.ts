/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';

export const letterTitleMax = 120;

export const letterContentMax = 4000;



export const Letter = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(letterTitleMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(letterContentMax)),
  "read": /*#__PURE__*/ zod.boolean(),
  "createdAt": Instant
});

export type Letter = zod.output<typeof Letter>;
