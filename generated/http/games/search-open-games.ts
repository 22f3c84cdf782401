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
  SearchOpenGamesParams
} from '../schemas/search-open-games-params.ts';

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

export const getSearchOpenGamesUrl = (params: SearchOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/search?${stringifiedParams}` : `/api/open/game/search`
}

/**
 * Returns the games whose name or provider's name contains the keyword, for players and visitors alike. Case and diacritics do not count.
 * @summary Search games
 */
export const searchOpenGames = async (params: SearchOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getSearchOpenGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getSearchOpenGamesQueryKey = (params?: SearchOpenGamesParams,) => {
    return [
    'api','open','game','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchOpenGamesQueryOptions = <TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOpenGames>>> = ({ signal }) => searchOpenGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchOpenGamesQueryResult = NonNullable<Awaited<ReturnType<typeof searchOpenGames>>>
export type SearchOpenGamesQueryError = ErrorType<unknown>


export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOpenGames>>,
          TError,
          Awaited<ReturnType<typeof searchOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOpenGames>>,
          TError,
          Awaited<ReturnType<typeof searchOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search games
 */

export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOpenGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchOpenGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOpenGames>>> = ({ signal }) => searchOpenGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchOpenGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchOpenGames>>>
export type SearchOpenGamesSuspenseQueryError = ErrorType<unknown>


export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search games
 */

export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOpenGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






