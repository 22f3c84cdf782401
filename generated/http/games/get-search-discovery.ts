/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  SearchDiscovery
} from '../schemas/search-discovery.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetSearchDiscoveryUrl = () => {




  return `/api/open/game/searchDiscover`
}

/**
 * Returns popular search words and some games.
 * @summary Search page before a search
 */
export const getSearchDiscovery = async ( options?: Parameters<typeof customFetch>[1]): Promise<SearchDiscovery> => {

  return customFetch<SearchDiscovery>(getGetSearchDiscoveryUrl(),
  {
      leniency: { strict: ['games.id', 'games.manuf'], },
    ...options,
    method: 'GET'

    ,
    schema: SearchDiscovery
  }
);}



/** Search page before a search. */
export const getSearchDiscoveryQuery = () =>
  queryOptions<SearchDiscovery, ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'searchDiscover'],
    queryFn: ({ signal }) => getSearchDiscovery({ signal }),
  });

/** Search page before a search. */
export const useGetSearchDiscovery = () => useQuery(getSearchDiscoveryQuery());

/** Search page before a search. */
export const useGetSearchDiscoverySuspense = () => useSuspenseQuery(getSearchDiscoveryQuery());
