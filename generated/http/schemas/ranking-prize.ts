/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Reward } from './reward.ts';





export const RankingPrize = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "reward": Reward
});

export type RankingPrize = zod.output<typeof RankingPrize>;
