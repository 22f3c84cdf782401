/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Reward } from './reward.ts';


export const rankingEntryPlayerMax = 32;

export const rankingEntryInvitedMin = 0;



export const RankingEntry = /*#__PURE__*/ zod.object({
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "player": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(rankingEntryPlayerMax)),
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rankingEntryInvitedMin)),
  "reward": Reward
});

export type RankingEntry = zod.output<typeof RankingEntry>;
