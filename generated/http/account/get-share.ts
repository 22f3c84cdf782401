/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  WebAddress
} from '../schemas/web-address.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetShareUrl = () => {




  return `/api/user/share`
}

/**
 * Returns the player's invitation link. The app calls this when the player taps Share.
 * @summary Address to share
 */
export const getShare = async ( options?: Parameters<typeof customFetch>[1]): Promise<WebAddress> => {

  return customFetch<WebAddress>(getGetShareUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: WebAddress
  }
);}



/** Address to share. */
export const getShareQuery = () =>
  queryOptions<WebAddress, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'share'],
    queryFn: ({ signal }) => getShare({ signal }),
  });

/** Address to share. */
export const useGetShare = () => useQuery(getShareQuery());

/** Address to share. */
export const useGetShareSuspense = () => useSuspenseQuery(getShareQuery());
