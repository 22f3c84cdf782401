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
  GameRecordPage
} from '../schemas/game-record-page.ts';

import type {
  GameTypeCode
} from '../schemas/game-type-code.ts';

import type {
  ListGameRecordsParams
} from '../schemas/list-game-records-params.ts';

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

export const getListGameRecordsUrl = (type: GameTypeCode,
    params?: ListGameRecordsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/record/${encodeURIComponent(String(type))}?${stringifiedParams}` : `/api/game/record/${encodeURIComponent(String(type))}`
}

/**
 * Returns the player's rounds in games of a type, newest first.
 * @summary Rounds played
 */
export const listGameRecords = async (type: GameTypeCode,
    params?: ListGameRecordsParams, options?: Parameters<typeof customFetch>[1]): Promise<GameRecordPage> => {

  return customFetch<GameRecordPage>(getListGameRecordsUrl(type,params),
  {
      leniency: { strict: ['list.id', 'list.gameId'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GameRecordPage
  }
);}





export const getListGameRecordsQueryKey = (type: GameTypeCode,
    params?: ListGameRecordsParams,) => {
    return [
    'api','game','record',type, ...(params ? [params] : [])
    ] as const;
    }


export const getListGameRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameRecordsQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameRecords>>> = ({ signal }) => listGameRecords(type,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listGameRecords>>>
export type ListGameRecordsQueryError = ErrorType<unknown>


export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params: undefined |  ListGameRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameRecords>>,
          TError,
          Awaited<ReturnType<typeof listGameRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameRecords>>,
          TError,
          Awaited<ReturnType<typeof listGameRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rounds played
 */

export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameRecordsQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameRecordsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameRecordsQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameRecords>>> = ({ signal }) => listGameRecords(type,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameRecordsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameRecords>>>
export type ListGameRecordsSuspenseQueryError = ErrorType<unknown>


export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params: undefined |  ListGameRecordsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rounds played
 */

export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameRecordsSuspenseQueryOptions(type,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






