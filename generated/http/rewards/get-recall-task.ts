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
  RecallSn
} from '../schemas/recall-sn.ts';

import {
  RecallTask
} from '../schemas/recall-task.ts';

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

export const getGetRecallTaskUrl = (sn: RecallSn,) => {




  return `/api/recallTask/fetch/${encodeURIComponent(String(sn))}`
}

/**
 * Returns the gift behind a link sent to a returning player, and its steps.
 * @summary Return gift
 */
export const getRecallTask = async (sn: RecallSn, options?: Parameters<typeof customFetch>[1]): Promise<RecallTask> => {

  return customFetch<RecallTask>(getGetRecallTaskUrl(sn),
  {
      leniency: { strict: ['sn', 'steps.id'], },
    ...options,
    method: 'GET'

    ,
    schema: RecallTask
  }
);}





export const getGetRecallTaskQueryKey = (sn: RecallSn,) => {
    return [
    'api','recallTask','fetch',sn
    ] as const;
    }


export const getGetRecallTaskQueryOptions = <TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(sn: RecallSn, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecallTaskQueryKey(sn);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecallTask>>> = ({ signal }) => getRecallTask(sn, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: sn !== null && sn !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecallTaskQueryResult = NonNullable<Awaited<ReturnType<typeof getRecallTask>>>
export type GetRecallTaskQueryError = ErrorType<unknown>


export function useGetRecallTask<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecallTask>>,
          TError,
          Awaited<ReturnType<typeof getRecallTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecallTask<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecallTask>>,
          TError,
          Awaited<ReturnType<typeof getRecallTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecallTask<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Return gift
 */

export function useGetRecallTask<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecallTaskQueryOptions(sn,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRecallTaskSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(sn: RecallSn, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecallTaskQueryKey(sn);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecallTask>>> = ({ signal }) => getRecallTask(sn, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetRecallTaskSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRecallTask>>>
export type GetRecallTaskSuspenseQueryError = ErrorType<unknown>


export function useGetRecallTaskSuspense<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecallTaskSuspense<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecallTaskSuspense<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Return gift
 */

export function useGetRecallTaskSuspense<TData = Awaited<ReturnType<typeof getRecallTask>>, TError = ErrorType<unknown>>(
 sn: RecallSn, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecallTask>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecallTaskSuspenseQueryOptions(sn,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






