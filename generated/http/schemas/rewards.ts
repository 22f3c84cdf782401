/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Reward } from './reward.ts';

export const rewardsRewardsMax = 20;



export const Rewards = /*#__PURE__*/ zod.object({
  "rewards": /*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(rewardsRewardsMax))
});

export type Rewards = zod.output<typeof Rewards>;
