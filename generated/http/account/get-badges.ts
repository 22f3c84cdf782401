/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Badges
} from '../schemas/badges.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetBadgesUrl = () => {




  return `/api/badge/data`
}

/**
 * Returns all counters at once. The app calls this after user info, and whenever it may have missed socket messages.
 * @summary Counters of the red dots
 */
export const getBadges = async ( options?: Parameters<typeof customFetch>[1]): Promise<Badges> => {

  return customFetch<Badges>(getGetBadgesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Badges
  }
);}



/** Counters of the red dots. */
export const getBadgesQuery = () =>
  queryOptions<Badges, ErrorType<unknown>>({
    queryKey: ['api', 'badge', 'data'],
    queryFn: ({ signal }) => getBadges({ signal }),
  });

/** Counters of the red dots. */
export const useGetBadges = () => useQuery(getBadgesQuery());

/** Counters of the red dots. */
export const useGetBadgesSuspense = () => useSuspenseQuery(getBadgesQuery());
