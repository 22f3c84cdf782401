/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ClaimState } from './claim-state.ts';
import { Code } from './code.ts';
import { Reward } from './reward.ts';

export const recallStepTitleMax = 120;

export const recallStepProgressMin = 0;




export const RecallStep = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(recallStepTitleMax)),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recallStepProgressMin)),
  "target": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "action": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "state": ClaimState,
  "reward": Reward
});

export type RecallStep = zod.output<typeof RecallStep>;
