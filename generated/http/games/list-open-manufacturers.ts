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
  ListOpenManufacturersParams
} from '../schemas/list-open-manufacturers-params.ts';

import {
  Manufacturer
} from '../schemas/manufacturer.ts';

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

export const getListOpenManufacturersUrl = (params?: ListOpenManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/manuf/fetch?${stringifiedParams}` : `/api/open/manuf/fetch`
}

/**
 * Returns the providers that have games of a type, for the rows of the lobby, for visitors.
 * @summary Providers for visitors
 */
export const listOpenManufacturers = async (params?: ListOpenManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListOpenManufacturersUrl(params),
  {
      leniency: { strict: ['code'], alone: ['gameCount'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}





export const getListOpenManufacturersQueryKey = (params?: ListOpenManufacturersParams,) => {
    return [
    'api','open','manuf','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenManufacturersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenManufacturers>>> = ({ signal }) => listOpenManufacturers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenManufacturersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenManufacturers>>>
export type ListOpenManufacturersQueryError = ErrorType<unknown>


export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenManufacturersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listOpenManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listOpenManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers for visitors
 */

export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenManufacturersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenManufacturersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenManufacturers>>> = ({ signal }) => listOpenManufacturers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenManufacturersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenManufacturers>>>
export type ListOpenManufacturersSuspenseQueryError = ErrorType<unknown>


export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenManufacturersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers for visitors
 */

export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenManufacturersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






