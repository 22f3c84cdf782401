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
  ListOpenLiveGamesParams
} from '../schemas/list-open-live-games-params.ts';

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

export const getListOpenLiveGamesUrl = (params?: ListOpenLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/live?${stringifiedParams}` : `/api/open/game/fetch/live`
}

/**
 * Returns the games with a live dealer, for visitors. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
 * @summary Live games for visitors
 */
export const listOpenLiveGames = async (params?: ListOpenLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenLiveGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenLiveGamesQueryKey = (params?: ListOpenLiveGamesParams,) => {
    return [
    'api','open','game','fetch','live', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenLiveGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenLiveGames>>> = ({ signal }) => listOpenLiveGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenLiveGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenLiveGames>>>
export type ListOpenLiveGamesQueryError = ErrorType<unknown>


export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenLiveGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games for visitors
 */

export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenLiveGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenLiveGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenLiveGames>>> = ({ signal }) => listOpenLiveGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenLiveGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenLiveGames>>>
export type ListOpenLiveGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenLiveGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games for visitors
 */

export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenLiveGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






