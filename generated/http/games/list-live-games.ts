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
  GamePage
} from '../schemas/game-page.ts';

import type {
  ListLiveGamesParams
} from '../schemas/list-live-games-params.ts';

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

export const getListLiveGamesUrl = (params?: ListLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/live?${stringifiedParams}` : `/api/game/fetch/live`
}

/**
 * Returns the games with a live dealer, for players. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
 * @summary Live games
 */
export const listLiveGames = async (params?: ListLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListLiveGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListLiveGamesQueryKey = (params?: ListLiveGamesParams,) => {
    return [
    'api','game','fetch','live', ...(params ? [params] : [])
    ] as const;
    }


export const getListLiveGamesQueryOptions = <TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveGames>>> = ({ signal }) => listLiveGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiveGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveGames>>>
export type ListLiveGamesQueryError = ErrorType<unknown>


export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLiveGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games
 */

export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLiveGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveGames>>> = ({ signal }) => listLiveGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLiveGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveGames>>>
export type ListLiveGamesSuspenseQueryError = ErrorType<unknown>


export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLiveGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games
 */

export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






