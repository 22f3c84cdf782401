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
  ListHotGamesParams
} from '../schemas/list-hot-games-params.ts';

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

export const getListHotGamesUrl = (params?: ListHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/hot?${stringifiedParams}` : `/api/game/fetch/hot`
}

/**
 * Returns the most played games, for players. The app calls this when the lobby opens.
 * @summary Hot games
 */
export const listHotGames = async (params?: ListHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListHotGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListHotGamesQueryKey = (params?: ListHotGamesParams,) => {
    return [
    'api','game','fetch','hot', ...(params ? [params] : [])
    ] as const;
    }


export const getListHotGamesQueryOptions = <TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotGames>>> = ({ signal }) => listHotGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listHotGames>>>
export type ListHotGamesQueryError = ErrorType<unknown>


export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListHotGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games
 */

export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListHotGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotGames>>> = ({ signal }) => listHotGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHotGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHotGames>>>
export type ListHotGamesSuspenseQueryError = ErrorType<unknown>


export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListHotGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games
 */

export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






