/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  SearchDiscovery
} from '../schemas/search-discovery.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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





export const getGetSearchDiscoveryQueryKey = () => {
    return [
    'api','open','game','searchDiscover'
    ] as const;
    }


export const getGetSearchDiscoveryQueryOptions = <TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSearchDiscoveryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSearchDiscovery>>> = ({ signal }) => getSearchDiscovery({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSearchDiscoveryQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchDiscovery>>>
export type GetSearchDiscoveryQueryError = ErrorType<unknown>


export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSearchDiscovery>>,
          TError,
          Awaited<ReturnType<typeof getSearchDiscovery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSearchDiscovery>>,
          TError,
          Awaited<ReturnType<typeof getSearchDiscovery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search page before a search
 */

export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSearchDiscoveryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSearchDiscoverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSearchDiscoveryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSearchDiscovery>>> = ({ signal }) => getSearchDiscovery({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSearchDiscoverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchDiscovery>>>
export type GetSearchDiscoverySuspenseQueryError = ErrorType<unknown>


export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search page before a search
 */

export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSearchDiscoverySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






