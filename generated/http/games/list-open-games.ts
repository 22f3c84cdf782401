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
  ListOpenGamesParams
} from '../schemas/list-open-games-params.ts';

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

export const getListOpenGamesUrl = (params?: ListOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch?${stringifiedParams}` : `/api/open/game/fetch`
}

/**
 * Returns the games of a type, a provider or both, for visitors. The app calls this as the lobby scrolls.
 * @summary Games for visitors
 */
export const listOpenGames = async (params?: ListOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenGamesQueryKey = (params?: ListOpenGamesParams,) => {
    return [
    'api','open','game','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGames>>> = ({ signal }) => listOpenGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGames>>>
export type ListOpenGamesQueryError = ErrorType<unknown>


export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games for visitors
 */

export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGames>>> = ({ signal }) => listOpenGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGames>>>
export type ListOpenGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games for visitors
 */

export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






