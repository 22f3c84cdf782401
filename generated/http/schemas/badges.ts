/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const badgesLoginBonusRewardNumMin = 0;

export const badgesInviteFriendToEarnNumMin = 0;

export const badgesInviteFriendEnergyMin = 0;

export const badgesLetterUnreadNumMin = 0;

export const badgesTaskRewardNumMin = 0;

export const badgesDailyDepositSignMin = 0;

export const badgesVipTabRewardsNumMin = 0;

export const badgesRevisionMin = 0;



export const Badges = /*#__PURE__*/ zod.object({
  "loginBonusRewardNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesLoginBonusRewardNumMin)),
  "inviteFriendToEarnNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesInviteFriendToEarnNumMin)),
  "inviteFriendEnergy": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesInviteFriendEnergyMin)),
  "letterUnreadNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesLetterUnreadNumMin)),
  "taskRewardNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesTaskRewardNumMin)),
  "dailyDepositSign": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesDailyDepositSignMin)),
  "vipTabRewardsNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesVipTabRewardsNumMin)),
  "revision": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(badgesRevisionMin)))
});

export type Badges = zod.output<typeof Badges>;
