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
  InviteRanking
} from '../schemas/invite-ranking.ts';

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

export const getGetInviteRankingUrl = () => {




  return `/api/invite/rankings/fetch`
}

/**
 * Returns the ranking of the period and the player's place in it.
 * @summary Ranking of inviters
 */
export const getInviteRanking = async ( options?: Parameters<typeof customFetch>[1]): Promise<InviteRanking> => {

  return customFetch<InviteRanking>(getGetInviteRankingUrl(),
  {
      leniency: { alone: ['list.invited', 'myInvited', 'previous.list.invited', 'previous.myInvited'], },
    ...options,
    method: 'GET'

    ,
    schema: InviteRanking
  }
);}





export const getGetInviteRankingQueryKey = () => {
    return [
    'api','invite','rankings','fetch'
    ] as const;
    }


export const getGetInviteRankingQueryOptions = <TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInviteRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInviteRanking>>> = ({ signal }) => getInviteRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInviteRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getInviteRanking>>>
export type GetInviteRankingQueryError = ErrorType<unknown>


export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInviteRanking>>,
          TError,
          Awaited<ReturnType<typeof getInviteRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInviteRanking>>,
          TError,
          Awaited<ReturnType<typeof getInviteRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ranking of inviters
 */

export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInviteRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInviteRankingSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInviteRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInviteRanking>>> = ({ signal }) => getInviteRanking({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInviteRankingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInviteRanking>>>
export type GetInviteRankingSuspenseQueryError = ErrorType<unknown>


export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ranking of inviters
 */

export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInviteRankingSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






