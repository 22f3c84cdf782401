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
  ListRechargesParams
} from '../schemas/list-recharges-params.ts';

import {
  RechargePage
} from '../schemas/recharge-page.ts';

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

export const getListRechargesUrl = (params?: ListRechargesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/fetch?${stringifiedParams}` : `/api/recharge/fetch`
}

/**
 * Returns the player's deposits, newest first. The app calls this for the history, and to follow a deposit.
 * @summary Deposits
 */
export const listRecharges = async (params?: ListRechargesParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargePage> => {

  return customFetch<RechargePage>(getListRechargesUrl(params),
  {
      leniency: { strict: ['list.orderNo', 'list.status'], alone: ['list.bonus', 'total'], },
    ...options,
    method: 'GET'

    ,
    schema: RechargePage
  }
);}





export const getListRechargesQueryKey = (params?: ListRechargesParams,) => {
    return [
    'api','recharge','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargesQueryOptions = <TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecharges>>> = ({ signal }) => listRecharges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecharges>>>
export type ListRechargesQueryError = ErrorType<unknown>


export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params: undefined |  ListRechargesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecharges>>,
          TError,
          Awaited<ReturnType<typeof listRecharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecharges>>,
          TError,
          Awaited<ReturnType<typeof listRecharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deposits
 */

export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecharges>>> = ({ signal }) => listRecharges(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecharges>>>
export type ListRechargesSuspenseQueryError = ErrorType<unknown>


export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params: undefined |  ListRechargesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deposits
 */

export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






