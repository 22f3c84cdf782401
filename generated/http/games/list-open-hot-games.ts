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
  ListOpenHotGamesParams
} from '../schemas/list-open-hot-games-params.ts';

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

export const getListOpenHotGamesUrl = (params?: ListOpenHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/hot?${stringifiedParams}` : `/api/open/game/fetch/hot`
}

/**
 * Returns the most played games, for visitors. The app calls this when the lobby opens.
 * @summary Hot games for visitors
 */
export const listOpenHotGames = async (params?: ListOpenHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenHotGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenHotGamesQueryKey = (params?: ListOpenHotGamesParams,) => {
    return [
    'api','open','game','fetch','hot', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenHotGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenHotGames>>> = ({ signal }) => listOpenHotGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenHotGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenHotGames>>>
export type ListOpenHotGamesQueryError = ErrorType<unknown>


export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenHotGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenHotGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenHotGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games for visitors
 */

export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenHotGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenHotGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenHotGames>>> = ({ signal }) => listOpenHotGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenHotGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenHotGames>>>
export type ListOpenHotGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenHotGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games for visitors
 */

export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenHotGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






