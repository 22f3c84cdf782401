/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { RecallSn } from './recall-sn.ts';
import { RecallStep } from './recall-step.ts';

export const recallTaskTitleMax = 120;

export const recallTaskStepsMax = 20;



export const RecallTask = /*#__PURE__*/ zod.object({
  "sn": RecallSn,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(recallTaskTitleMax)),
  "endsAt": Instant,
  "steps": /*#__PURE__*/ zod.array(RecallStep).check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(recallTaskStepsMax))
});

export type RecallTask = zod.output<typeof RecallTask>;
