/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  FriendRewardPage
} from '../schemas/friend-reward-page.ts';

import type {
  ListFriendRewardsParams
} from '../schemas/list-friend-rewards-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListFriendRewardsUrl = (params?: ListFriendRewardsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/friend/card/rewards/record?${stringifiedParams}` : `/api/friend/card/rewards/record`
}

/**
 * Returns the rewards for inviting friends, newest first.
 * @summary Rewards for inviting friends
 */
export const listFriendRewards = async (params?: ListFriendRewardsParams, options?: Parameters<typeof customFetch>[1]): Promise<FriendRewardPage> => {

  return customFetch<FriendRewardPage>(getListFriendRewardsUrl(params),
  {
      leniency: { strict: ['list.id'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: FriendRewardPage
  }
);}



/** Rewards for inviting friends. */
export const listFriendRewardsQuery = (params?: ListFriendRewardsParams) =>
  queryOptions<FriendRewardPage, ErrorType<unknown>>({
    queryKey: ['api', 'friend', 'card', 'rewards', 'record', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listFriendRewards(params, { signal }),
  });

/** Rewards for inviting friends. */
export const useListFriendRewards = (params?: ListFriendRewardsParams) => useQuery(listFriendRewardsQuery(params));

/** Rewards for inviting friends. */
export const useListFriendRewardsSuspense = (params?: ListFriendRewardsParams) => useSuspenseQuery(listFriendRewardsQuery(params));
