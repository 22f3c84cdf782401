/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FriendReward } from './friend-reward.ts';
import { Total } from './total.ts';

export const friendRewardPageListMax = 100;



export const FriendRewardPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(FriendReward).check(/*#__PURE__*/ zod.maxLength(friendRewardPageListMax)),
  "total": Total
});

export type FriendRewardPage = zod.output<typeof FriendRewardPage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
