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
  ListOpenGameTypesParams
} from '../schemas/list-open-game-types-params.ts';

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

export const getListOpenGameTypesUrl = (params?: ListOpenGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/type?${stringifiedParams}` : `/api/open/game/type`
}

/**
 * Returns the menu of game types. The app always reads its menu here, with hasLogin false, for visitors and players.
 * @summary Game types for visitors
 */
export const listOpenGameTypes = async (params?: ListOpenGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListOpenGameTypesUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}





export const getListOpenGameTypesQueryKey = (params?: ListOpenGameTypesParams,) => {
    return [
    'api','open','game','type', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenGameTypesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGameTypes>>> = ({ signal }) => listOpenGameTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenGameTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGameTypes>>>
export type ListOpenGameTypesQueryError = ErrorType<unknown>


export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGameTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listOpenGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listOpenGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types for visitors
 */

export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGameTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGameTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGameTypes>>> = ({ signal }) => listOpenGameTypes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenGameTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGameTypes>>>
export type ListOpenGameTypesSuspenseQueryError = ErrorType<unknown>


export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGameTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types for visitors
 */

export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGameTypesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






