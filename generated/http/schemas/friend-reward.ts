/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { Reward } from './reward.ts';

export const friendRewardFriendMax = 32;



export const FriendReward = /*#__PURE__*/ zod.object({
  "id": Code,
  "friend": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(friendRewardFriendMax)),
  "kind": /*#__PURE__*/ zod.string(),
  "reward": Reward,
  "gotAt": Instant
});

export type FriendReward = zod.output<typeof FriendReward>;
