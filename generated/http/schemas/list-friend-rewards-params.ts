/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listFriendRewardsParamsPageNumMax = 100000;

export const listFriendRewardsParamsPageSizeMax = 100;


export const ListFriendRewardsParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listFriendRewardsParamsPageNumMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(listFriendRewardsParamsPageSizeMax)))
})

export type ListFriendRewardsParams = zod.output<typeof ListFriendRewardsParams>;
