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
  JournalPage
} from '../schemas/journal-page.ts';

import type {
  ListJournalParams
} from '../schemas/list-journal-params.ts';

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

export const getListJournalUrl = (params?: ListJournalParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/balanceJournal/fetch?${stringifiedParams}` : `/api/user/balanceJournal/fetch`
}

/**
 * Returns every change of the balance, newest first.
 * @summary Changes of the balance
 */
export const listJournal = async (params?: ListJournalParams, options?: Parameters<typeof customFetch>[1]): Promise<JournalPage> => {

  return customFetch<JournalPage>(getListJournalUrl(params),
  {
      leniency: { strict: ['list.id', 'list.orderNo'], alone: ['list.type', 'list.balanceAfter', 'total'], },
    ...options,
    method: 'GET'

    ,
    schema: JournalPage
  }
);}





export const getListJournalQueryKey = (params?: ListJournalParams,) => {
    return [
    'api','user','balanceJournal','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListJournalQueryOptions = <TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournal>>> = ({ signal }) => listJournal(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJournalQueryResult = NonNullable<Awaited<ReturnType<typeof listJournal>>>
export type ListJournalQueryError = ErrorType<unknown>


export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params: undefined |  ListJournalParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournal>>,
          TError,
          Awaited<ReturnType<typeof listJournal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournal>>,
          TError,
          Awaited<ReturnType<typeof listJournal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes of the balance
 */

export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListJournalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournal>>> = ({ signal }) => listJournal(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListJournalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listJournal>>>
export type ListJournalSuspenseQueryError = ErrorType<unknown>


export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params: undefined |  ListJournalParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes of the balance
 */

export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






