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
  LetterPage
} from '../schemas/letter-page.ts';

import type {
  ListLettersParams
} from '../schemas/list-letters-params.ts';

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

export const getListLettersUrl = (params?: ListLettersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/letter?${stringifiedParams}` : `/api/letter`
}

/**
 * Returns the player's letters, newest first. The app calls this when the inbox opens, and for each of its tabs.
 * @summary Letters
 */
export const listLetters = async (params?: ListLettersParams, options?: Parameters<typeof customFetch>[1]): Promise<LetterPage> => {

  return customFetch<LetterPage>(getListLettersUrl(params),
  {
      leniency: { strict: ['list.id'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: LetterPage
  }
);}





export const getListLettersQueryKey = (params?: ListLettersParams,) => {
    return [
    'api','letter', ...(params ? [params] : [])
    ] as const;
    }


export const getListLettersQueryOptions = <TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLettersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetters>>> = ({ signal }) => listLetters(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLettersQueryResult = NonNullable<Awaited<ReturnType<typeof listLetters>>>
export type ListLettersQueryError = ErrorType<unknown>


export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLettersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetters>>,
          TError,
          Awaited<ReturnType<typeof listLetters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetters>>,
          TError,
          Awaited<ReturnType<typeof listLetters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Letters
 */

export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLettersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLettersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLettersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetters>>> = ({ signal }) => listLetters(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLettersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLetters>>>
export type ListLettersSuspenseQueryError = ErrorType<unknown>


export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLettersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Letters
 */

export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLettersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






