/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityTier } from './activity-tier.ts';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { PictureUrl } from './picture-url.ts';
import { Reward } from './reward.ts';
import { WebAddress } from './web-address.ts';

export const activityTitleMax = 120;

export const activitySummaryMax = 200;

export const activityRewardsMax = 20;


export const activityTiersMax = 20;



export const Activity = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(activityTitleMax)),
  "image": PictureUrl,
  "url": WebAddress,
  "startsAt": Instant,
  "endsAt": Instant,
  "summary": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(activitySummaryMax))),
  "rewards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.maxLength(activityRewardsMax))),
  "freeDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ActivityTier).check(/*#__PURE__*/ zod.maxLength(activityTiersMax))),
  "badge": /*#__PURE__*/ zod.string()
});

export type Activity = zod.output<typeof Activity>;
