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
  ListManufacturersParams
} from '../schemas/list-manufacturers-params.ts';

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

export const getListManufacturersUrl = (params?: ListManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/manuf/fetch?${stringifiedParams}` : `/api/manuf/fetch`
}

/**
 * Returns the providers that have games of a type, for the rows of the lobby, for players.
 * @summary Providers
 */
export const listManufacturers = async (params?: ListManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListManufacturersUrl(params),
  {
      leniency: { strict: ['code'], alone: ['gameCount'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}





export const getListManufacturersQueryKey = (params?: ListManufacturersParams,) => {
    return [
    'api','manuf','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListManufacturersQueryOptions = <TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManufacturers>>> = ({ signal }) => listManufacturers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManufacturersQueryResult = NonNullable<Awaited<ReturnType<typeof listManufacturers>>>
export type ListManufacturersQueryError = ErrorType<unknown>


export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListManufacturersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers
 */

export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManufacturersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListManufacturersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManufacturers>>> = ({ signal }) => listManufacturers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListManufacturersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listManufacturers>>>
export type ListManufacturersSuspenseQueryError = ErrorType<unknown>


export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListManufacturersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers
 */

export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManufacturersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






