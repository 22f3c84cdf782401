/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ClaimState } from './claim-state.ts';
import { Instant } from './instant.ts';
import { RankingEntry } from './ranking-entry.ts';
import { RankingPeriod } from './ranking-period.ts';
import { RankingPrize } from './ranking-prize.ts';

export const inviteRankingListMax = 100;

export const inviteRankingMyRankMin = 0;

export const inviteRankingMyInvitedMin = 0;

export const inviteRankingPrizesMax = 100;



export const InviteRanking = /*#__PURE__*/ zod.object({
  "endsAt": Instant,
  "startsAt": /*#__PURE__*/ zod.optional(Instant),
  "list": /*#__PURE__*/ zod.array(RankingEntry).check(/*#__PURE__*/ zod.maxLength(inviteRankingListMax)),
  "myRank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteRankingMyRankMin)),
  "myInvited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteRankingMyInvitedMin)),
  "state": ClaimState,
  "prizes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(RankingPrize).check(/*#__PURE__*/ zod.maxLength(inviteRankingPrizesMax))),
  "previous": /*#__PURE__*/ zod.optional(RankingPeriod)
});

export type InviteRanking = zod.output<typeof InviteRanking>;
