/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  PlayLimits
} from '../schemas/play-limits.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListPlayLimitsUrl = () => {




  return `/api/rg/limit/fetch`
}

/**
 * Returns the limits that hold for the player, what is used of each, and the changes that wait. They hold for the account, on every device. The app calls this on the page of responsible play, in the deposit form, and after a refusal.
 * @summary The player's limits
 */
export const listPlayLimits = async ( options?: Parameters<typeof customFetch>[1]): Promise<PlayLimits> => {

  return customFetch<PlayLimits>(getListPlayLimitsUrl(),
  {
      leniency: { strict: ['limits.minutes', 'limits.change.minutes', 'limits.change.confirmableAt'], },
    ...options,
    method: 'GET'

    ,
    schema: PlayLimits
  }
);}



/** The player's limits. */
export const listPlayLimitsQuery = () =>
  queryOptions<PlayLimits, ErrorType<unknown>>({
    queryKey: ['api', 'rg', 'limit', 'fetch'],
    queryFn: ({ signal }) => listPlayLimits({ signal }),
  });

/** The player's limits. */
export const useListPlayLimits = () => useQuery(listPlayLimitsQuery());

/** The player's limits. */
export const useListPlayLimitsSuspense = () => useSuspenseQuery(listPlayLimitsQuery());
