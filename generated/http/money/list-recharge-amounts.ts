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
  ListRechargeAmountsParams
} from '../schemas/list-recharge-amounts-params.ts';

import {
  RechargeAmounts
} from '../schemas/recharge-amounts.ts';

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

export const getListRechargeAmountsUrl = (params: ListRechargeAmountsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/amount?${stringifiedParams}` : `/api/recharge/amount`
}

/**
 * Returns the suggested amounts of a method and its limits for this player. The app calls this when the player chooses a method.
 * @summary Suggested deposit amounts
 */
export const listRechargeAmounts = async (params: ListRechargeAmountsParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeAmounts> => {

  return customFetch<RechargeAmounts>(getListRechargeAmountsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: RechargeAmounts
  }
);}





export const getListRechargeAmountsQueryKey = (params?: ListRechargeAmountsParams,) => {
    return [
    'api','recharge','amount', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargeAmountsQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeAmountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeAmounts>>> = ({ signal }) => listRechargeAmounts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeAmountsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeAmounts>>>
export type ListRechargeAmountsQueryError = ErrorType<unknown>


export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeAmounts>>,
          TError,
          Awaited<ReturnType<typeof listRechargeAmounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeAmounts>>,
          TError,
          Awaited<ReturnType<typeof listRechargeAmounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggested deposit amounts
 */

export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeAmountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeAmountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeAmountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeAmounts>>> = ({ signal }) => listRechargeAmounts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeAmountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeAmounts>>>
export type ListRechargeAmountsSuspenseQueryError = ErrorType<unknown>


export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggested deposit amounts
 */

export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeAmountsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






