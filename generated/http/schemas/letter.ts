/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { LetterTypeCode } from './letter-type-code.ts';
import { Reward } from './reward.ts';

export const letterTitleMax = 120;

export const letterContentMax = 4000;

export const letterRewardsMax = 20;



export const Letter = /*#__PURE__*/ zod.object({
  "id": Code,
  "type": LetterTypeCode,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(letterTitleMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(letterContentMax)),
  "read": /*#__PURE__*/ zod.boolean(),
  "createdAt": Instant,
  "rewards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(letterRewardsMax))),
  "claimed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type Letter = zod.output<typeof Letter>;
