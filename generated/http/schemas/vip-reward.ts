/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ClaimState } from './claim-state.ts';
import { Instant } from './instant.ts';
import { Reward } from './reward.ts';

export const vipRewardProgressMin = 0;

export const vipRewardTargetMin = 0;



export const VipReward = /*#__PURE__*/ zod.object({
  "state": ClaimState,
  "reward": Reward,
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipRewardProgressMin)),
  "target": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipRewardTargetMin)),
  "availableAt": /*#__PURE__*/ zod.optional(Instant)
});

export type VipReward = zod.output<typeof VipReward>;
