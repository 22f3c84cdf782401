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
  GameType
} from '../schemas/game-type.ts';

import type {
  ListGameTypesParams
} from '../schemas/list-game-types-params.ts';

import * as zod from 'zod/mini';

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

export const getListGameTypesUrl = (params?: ListGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/type?${stringifiedParams}` : `/api/game/type`
}

/**
 * Returns the menu of game types. Kept for operators with per-player menus; the app reads its menu from the open variant.
 * @summary Game types
 */
export const listGameTypes = async (params?: ListGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListGameTypesUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}





export const getListGameTypesQueryKey = (params?: ListGameTypesParams,) => {
    return [
    'api','game','type', ...(params ? [params] : [])
    ] as const;
    }


export const getListGameTypesQueryOptions = <TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameTypes>>> = ({ signal }) => listGameTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listGameTypes>>>
export type ListGameTypesQueryError = ErrorType<unknown>


export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGameTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types
 */

export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameTypes>>> = ({ signal }) => listGameTypes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameTypes>>>
export type ListGameTypesSuspenseQueryError = ErrorType<unknown>


export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGameTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types
 */

export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameTypesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






