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
  FriendRewardPage
} from '../schemas/friend-reward-page.ts';

import type {
  ListFriendRewardsParams
} from '../schemas/list-friend-rewards-params.ts';

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

export const getListFriendRewardsUrl = (params?: ListFriendRewardsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/friend/card/rewards/record?${stringifiedParams}` : `/api/friend/card/rewards/record`
}

/**
 * Returns the rewards for inviting friends, newest first.
 * @summary Rewards for inviting friends
 */
export const listFriendRewards = async (params?: ListFriendRewardsParams, options?: Parameters<typeof customFetch>[1]): Promise<FriendRewardPage> => {

  return customFetch<FriendRewardPage>(getListFriendRewardsUrl(params),
  {
      leniency: { strict: ['list.id'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: FriendRewardPage
  }
);}





export const getListFriendRewardsQueryKey = (params?: ListFriendRewardsParams,) => {
    return [
    'api','friend','card','rewards','record', ...(params ? [params] : [])
    ] as const;
    }


export const getListFriendRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(params?: ListFriendRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFriendRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFriendRewards>>> = ({ signal }) => listFriendRewards(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFriendRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listFriendRewards>>>
export type ListFriendRewardsQueryError = ErrorType<unknown>


export function useListFriendRewards<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params: undefined |  ListFriendRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFriendRewards>>,
          TError,
          Awaited<ReturnType<typeof listFriendRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendRewards<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFriendRewards>>,
          TError,
          Awaited<ReturnType<typeof listFriendRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendRewards<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rewards for inviting friends
 */

export function useListFriendRewards<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFriendRewardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFriendRewardsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(params?: ListFriendRewardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFriendRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFriendRewards>>> = ({ signal }) => listFriendRewards(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFriendRewardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFriendRewards>>>
export type ListFriendRewardsSuspenseQueryError = ErrorType<unknown>


export function useListFriendRewardsSuspense<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params: undefined |  ListFriendRewardsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendRewardsSuspense<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendRewardsSuspense<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rewards for inviting friends
 */

export function useListFriendRewardsSuspense<TData = Awaited<ReturnType<typeof listFriendRewards>>, TError = ErrorType<unknown>>(
 params?: ListFriendRewardsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFriendRewards>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFriendRewardsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






