/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  FriendCard
} from '../schemas/friend-card.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetFriendCardUrl = () => {




  return `/api/friend/card/fetch`
}

/**
 * Returns the code, the counts and the two rewards.
 * @summary Results of inviting friends
 */
export const getFriendCard = async ( options?: Parameters<typeof customFetch>[1]): Promise<FriendCard> => {

  return customFetch<FriendCard>(getGetFriendCardUrl(),
  {
      leniency: { alone: ['invited', 'deposited', 'spins', 'energy'], },
    ...options,
    method: 'GET'

    ,
    schema: FriendCard
  }
);}



/** Results of inviting friends. */
export const getFriendCardQuery = () =>
  queryOptions<FriendCard, ErrorType<unknown>>({
    queryKey: ['api', 'friend', 'card', 'fetch'],
    queryFn: ({ signal }) => getFriendCard({ signal }),
  });

/** Results of inviting friends. */
export const useGetFriendCard = () => useQuery(getFriendCardQuery());

/** Results of inviting friends. */
export const useGetFriendCardSuspense = () => useSuspenseQuery(getFriendCardQuery());
