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

export const getGetFollowUrl = () => {




  return `/api/user/follow`
}

/**
 * Returns the address of the channel that the follow popup offers.
 * @summary Address to follow
 */
export const getFollow = async ( options?: Parameters<typeof customFetch>[1]): Promise<WebAddress> => {

  return customFetch<WebAddress>(getGetFollowUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: WebAddress
  }
);}



/** Address to follow. */
export const getFollowQuery = () =>
  queryOptions<WebAddress, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'follow'],
    queryFn: ({ signal }) => getFollow({ signal }),
  });

/** Address to follow. */
export const useGetFollow = () => useQuery(getFollowQuery());

/** Address to follow. */
export const useGetFollowSuspense = () => useSuspenseQuery(getFollowQuery());
