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

import type {
  ListRechargeBanksParams
} from '../schemas/list-recharge-banks-params.ts';

import {
  RechargeBank
} from '../schemas/recharge-bank.ts';

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

export const getListRechargeBanksUrl = (params: ListRechargeBanksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/bank?${stringifiedParams}` : `/api/recharge/bank`
}

/**
 * Returns the banks or channels of a method.
 * @summary Banks of a method
 */
export const listRechargeBanks = async (params: ListRechargeBanksParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeBank[]> => {

  return customFetch<RechargeBank[]>(getListRechargeBanksUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(RechargeBank)
  }
);}





export const getListRechargeBanksQueryKey = (params?: ListRechargeBanksParams,) => {
    return [
    'api','recharge','bank', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargeBanksQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeBanksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeBanks>>> = ({ signal }) => listRechargeBanks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeBanksQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeBanks>>>
export type ListRechargeBanksQueryError = ErrorType<unknown>


export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeBanks>>,
          TError,
          Awaited<ReturnType<typeof listRechargeBanks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeBanks>>,
          TError,
          Awaited<ReturnType<typeof listRechargeBanks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banks of a method
 */

export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeBanksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeBanksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeBanksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeBanks>>> = ({ signal }) => listRechargeBanks(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeBanksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeBanks>>>
export type ListRechargeBanksSuspenseQueryError = ErrorType<unknown>


export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banks of a method
 */

export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeBanksSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






