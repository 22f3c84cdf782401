/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { RankingEntry } from './ranking-entry.ts';
import { Reward } from './reward.ts';

export const rankingPeriodListMax = 100;

export const rankingPeriodMyRankMin = 0;

export const rankingPeriodMyInvitedMin = 0;



export const RankingPeriod = /*#__PURE__*/ zod.object({
  "startsAt": Instant,
  "endsAt": Instant,
  "list": /*#__PURE__*/ zod.array(RankingEntry).check(/*#__PURE__*/ zod.maxLength(rankingPeriodListMax)),
  "myRank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rankingPeriodMyRankMin)),
  "myInvited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rankingPeriodMyInvitedMin)),
  "myReward": /*#__PURE__*/ zod.optional(Reward)
});

export type RankingPeriod = zod.output<typeof RankingPeriod>;
