/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RealityCheckAnswerBody = /*#__PURE__*/ zod.object({
  "answer": /*#__PURE__*/ zod.enum(['keepPlaying', 'takeBreak', 'seeActivity'])
});

export type RealityCheckAnswerBody = zod.output<typeof RealityCheckAnswerBody>;
