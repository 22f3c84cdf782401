/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  getGetBadgesQueryKey,
  getGetBalanceQueryKey
} from '../account/account.ts';

import {
  getGetExchangeQueryKey,
  getListCouponsQueryKey,
  getListJournalQueryKey
} from '../money/money.ts';

import {
  Activity
} from '../schemas/activity.ts';

import type {
  ClaimRecallTaskBody
} from '../schemas/claim-recall-task-body.ts';

import {
  FriendCard
} from '../schemas/friend-card.ts';

import {
  FriendRewardPage
} from '../schemas/friend-reward-page.ts';

import {
  InviteRanking
} from '../schemas/invite-ranking.ts';

import type {
  ListFriendRewardsParams
} from '../schemas/list-friend-rewards-params.ts';

import type {
  RecallSn
} from '../schemas/recall-sn.ts';

import {
  RecallTask
} from '../schemas/recall-task.ts';

import type {
  RedeemCodeBody
} from '../schemas/redeem-code-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import {
  Vip
} from '../schemas/vip.ts';

import * as zod from 'zod/mini';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


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

export const getGetVipUrl = () => {




  return `/api/vip/card/fetch`
}

/**
 * Gives the level, what each level takes and gives, activeness and the three rewards.
 * @summary VIP standing and rewards
 */
export const getVip = async ( options?: Parameters<typeof customFetch>[1]): Promise<Vip> => {

  return customFetch<Vip>(getGetVipUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Vip
  }
);}





export const getGetVipQueryKey = () => {
    return [
    'api','vip','card','fetch'
    ] as const;
    }


export const getGetVipQueryOptions = <TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVipQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVip>>> = ({ signal }) => getVip({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVipQueryResult = NonNullable<Awaited<ReturnType<typeof getVip>>>
export type GetVipQueryError = ErrorType<unknown>


export function useGetVip<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVip>>,
          TError,
          Awaited<ReturnType<typeof getVip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVip<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVip>>,
          TError,
          Awaited<ReturnType<typeof getVip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVip<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary VIP standing and rewards
 */

export function useGetVip<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVipQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetVipSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVipQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVip>>> = ({ signal }) => getVip({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVipSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVip>>>
export type GetVipSuspenseQueryError = ErrorType<unknown>


export function useGetVipSuspense<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVipSuspense<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVipSuspense<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary VIP standing and rewards
 */

export function useGetVipSuspense<TData = Awaited<ReturnType<typeof getVip>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVip>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVipSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClaimVipDailyUrl = () => {




  return `/api/vip/card/daily/rewards/claim`
}

/**
 * Pays the daily reward of the level, once each Manila day.
 * @summary Claim the daily VIP reward
 */
export const claimVipDaily = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipDailyUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimVipDailyMutationKey = () => ['claimVipDaily'] as const;

export const getClaimVipDailyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipDaily>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimVipDaily>>, TError,void, TContext> => {

const mutationKey = getClaimVipDailyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimVipDaily>>, void> = () => {


          return  claimVipDaily(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimVipDaily>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetVipQueryKey(), getGetBalanceQueryKey(), getGetBadgesQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimVipDailyMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipDaily>>>

    export type ClaimVipDailyMutationError = ErrorType<unknown>


    /**
 * @summary Claim the daily VIP reward
 */
export const useClaimVipDaily = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipDaily>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipDaily>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimVipDailyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getClaimVipRebateUrl = () => {




  return `/api/vip/card/rebate/rewards/claim`
}

/**
 * Pays back the part of yesterday's turnover that the level gives.
 * @summary Claim the VIP rebate
 */
export const claimVipRebate = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipRebateUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimVipRebateMutationKey = () => ['claimVipRebate'] as const;

export const getClaimVipRebateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipRebate>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimVipRebate>>, TError,void, TContext> => {

const mutationKey = getClaimVipRebateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimVipRebate>>, void> = () => {


          return  claimVipRebate(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimVipRebate>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetVipQueryKey(), getGetBalanceQueryKey(), getGetBadgesQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimVipRebateMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipRebate>>>

    export type ClaimVipRebateMutationError = ErrorType<unknown>


    /**
 * @summary Claim the VIP rebate
 */
export const useClaimVipRebate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipRebate>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipRebate>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimVipRebateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getClaimVipMonthlyUrl = () => {




  return `/api/vip/card/monthly/rewards/claim`
}

/**
 * Pays the monthly reward after 30 days of check-in.
 * @summary Claim the monthly VIP reward
 */
export const claimVipMonthly = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipMonthlyUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimVipMonthlyMutationKey = () => ['claimVipMonthly'] as const;

export const getClaimVipMonthlyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipMonthly>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimVipMonthly>>, TError,void, TContext> => {

const mutationKey = getClaimVipMonthlyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimVipMonthly>>, void> = () => {


          return  claimVipMonthly(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimVipMonthly>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetVipQueryKey(), getGetBalanceQueryKey(), getGetBadgesQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimVipMonthlyMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipMonthly>>>

    export type ClaimVipMonthlyMutationError = ErrorType<unknown>


    /**
 * @summary Claim the monthly VIP reward
 */
export const useClaimVipMonthly = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipMonthly>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipMonthly>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimVipMonthlyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetFriendCardUrl = () => {




  return `/api/friend/card/fetch`
}

/**
 * Gives the code, the counts and the two rewards.
 * @summary What inviting friends has brought
 */
export const getFriendCard = async ( options?: Parameters<typeof customFetch>[1]): Promise<FriendCard> => {

  return customFetch<FriendCard>(getGetFriendCardUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: FriendCard
  }
);}





export const getGetFriendCardQueryKey = () => {
    return [
    'api','friend','card','fetch'
    ] as const;
    }


export const getGetFriendCardQueryOptions = <TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFriendCardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFriendCard>>> = ({ signal }) => getFriendCard({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFriendCardQueryResult = NonNullable<Awaited<ReturnType<typeof getFriendCard>>>
export type GetFriendCardQueryError = ErrorType<unknown>


export function useGetFriendCard<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFriendCard>>,
          TError,
          Awaited<ReturnType<typeof getFriendCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFriendCard<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFriendCard>>,
          TError,
          Awaited<ReturnType<typeof getFriendCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFriendCard<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What inviting friends has brought
 */

export function useGetFriendCard<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFriendCardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetFriendCardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFriendCardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFriendCard>>> = ({ signal }) => getFriendCard({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFriendCardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFriendCard>>>
export type GetFriendCardSuspenseQueryError = ErrorType<unknown>


export function useGetFriendCardSuspense<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFriendCardSuspense<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFriendCardSuspense<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What inviting friends has brought
 */

export function useGetFriendCardSuspense<TData = Awaited<ReturnType<typeof getFriendCard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFriendCard>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFriendCardSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * Gives what inviting friends has paid, newest first.
 * @summary Rewards for inviting friends
 */
export const listFriendRewards = async (params?: ListFriendRewardsParams, options?: Parameters<typeof customFetch>[1]): Promise<FriendRewardPage> => {

  return customFetch<FriendRewardPage>(getListFriendRewardsUrl(params),
  {
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






export const getClaimFriendDepositUrl = () => {




  return `/api/friend/card/deposit/rewards/claim`
}

/**
 * Pays for friends who deposited.
 * @summary Claim the reward for friends' deposits
 */
export const claimFriendDeposit = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimFriendDepositUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimFriendDepositMutationKey = () => ['claimFriendDeposit'] as const;

export const getClaimFriendDepositMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendDeposit>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimFriendDeposit>>, TError,void, TContext> => {

const mutationKey = getClaimFriendDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimFriendDeposit>>, void> = () => {


          return  claimFriendDeposit(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimFriendDeposit>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetFriendCardQueryKey(), getGetBalanceQueryKey(), getListFriendRewardsQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimFriendDepositMutationResult = NonNullable<Awaited<ReturnType<typeof claimFriendDeposit>>>

    export type ClaimFriendDepositMutationError = ErrorType<unknown>


    /**
 * @summary Claim the reward for friends' deposits
 */
export const useClaimFriendDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendDeposit>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFriendDeposit>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimFriendDepositMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getClaimFriendTurnoverUrl = () => {




  return `/api/friend/card/turnover/rewards/claim`
}

/**
 * Pays for what friends played.
 * @summary Claim the reward for friends' turnover
 */
export const claimFriendTurnover = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimFriendTurnoverUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimFriendTurnoverMutationKey = () => ['claimFriendTurnover'] as const;

export const getClaimFriendTurnoverMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendTurnover>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimFriendTurnover>>, TError,void, TContext> => {

const mutationKey = getClaimFriendTurnoverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimFriendTurnover>>, void> = () => {


          return  claimFriendTurnover(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimFriendTurnover>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetFriendCardQueryKey(), getGetBalanceQueryKey(), getListFriendRewardsQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimFriendTurnoverMutationResult = NonNullable<Awaited<ReturnType<typeof claimFriendTurnover>>>

    export type ClaimFriendTurnoverMutationError = ErrorType<unknown>


    /**
 * @summary Claim the reward for friends' turnover
 */
export const useClaimFriendTurnover = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendTurnover>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFriendTurnover>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimFriendTurnoverMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetInviteRankingUrl = () => {




  return `/api/invite/rankings/fetch`
}

/**
 * Gives the ranking of the period and the player's place in it.
 * @summary Who invited most
 */
export const getInviteRanking = async ( options?: Parameters<typeof customFetch>[1]): Promise<InviteRanking> => {

  return customFetch<InviteRanking>(getGetInviteRankingUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: InviteRanking
  }
);}





export const getGetInviteRankingQueryKey = () => {
    return [
    'api','invite','rankings','fetch'
    ] as const;
    }


export const getGetInviteRankingQueryOptions = <TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInviteRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInviteRanking>>> = ({ signal }) => getInviteRanking({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInviteRankingQueryResult = NonNullable<Awaited<ReturnType<typeof getInviteRanking>>>
export type GetInviteRankingQueryError = ErrorType<unknown>


export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInviteRanking>>,
          TError,
          Awaited<ReturnType<typeof getInviteRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInviteRanking>>,
          TError,
          Awaited<ReturnType<typeof getInviteRanking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who invited most
 */

export function useGetInviteRanking<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInviteRankingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInviteRankingSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInviteRankingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInviteRanking>>> = ({ signal }) => getInviteRanking({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInviteRankingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInviteRanking>>>
export type GetInviteRankingSuspenseQueryError = ErrorType<unknown>


export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who invited most
 */

export function useGetInviteRankingSuspense<TData = Awaited<ReturnType<typeof getInviteRanking>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInviteRanking>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInviteRankingSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClaimInviteRankingUrl = () => {




  return `/api/invite/rankings/claim`
}

/**
 * Pays the reward of the last period's place.
 * @summary Claim the ranking reward
 */
export const claimInviteRanking = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimInviteRankingUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}





export const getClaimInviteRankingMutationKey = () => ['claimInviteRanking'] as const;

export const getClaimInviteRankingMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInviteRanking>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimInviteRanking>>, TError,void, TContext> => {

const mutationKey = getClaimInviteRankingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimInviteRanking>>, void> = () => {


          return  claimInviteRanking(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimInviteRanking>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetInviteRankingQueryKey(), getGetBalanceQueryKey(), getListFriendRewardsQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimInviteRankingMutationResult = NonNullable<Awaited<ReturnType<typeof claimInviteRanking>>>

    export type ClaimInviteRankingMutationError = ErrorType<unknown>


    /**
 * @summary Claim the ranking reward
 */
export const useClaimInviteRanking = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInviteRanking>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimInviteRanking>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimInviteRankingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRedeemCodeUrl = () => {




  return `/api/redemption/code/use`
}

/**
 * Gives what the code is good for.
 * @summary Redeem a code
 */
export const redeemCode = async (redeemCodeBody: RedeemCodeBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return customFetch<Rewards>(getRedeemCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(redeemCodeBody),
    schema: Rewards
  }
);}





export const getRedeemCodeMutationKey = () => ['redeemCode'] as const;

export const getRedeemCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext> => {

const mutationKey = getRedeemCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemCode>>, RedeemCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemCode(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof redeemCode>>, variables: RedeemCodeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetBalanceQueryKey(), getListJournalQueryKey(), getListCouponsQueryKey(), getGetExchangeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RedeemCodeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemCode>>>
    export type RedeemCodeMutationBody = BodyType<RedeemCodeBody>
    export type RedeemCodeMutationError = ErrorType<unknown>
    export type RedeemCodeMutationVariables = {data: BodyType<RedeemCodeBody>}

    /**
 * @summary Redeem a code
 */
export const useRedeemCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemCode>>,
        TError,
        RedeemCodeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRedeemCodeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetRecallTaskUrl = (sn: RecallSn,) => {




  return `/api/recallTask/fetch/${encodeURIComponent(String(sn))}`
}

/**
 * Gives the gift of a link to a player who comes back, and what to do for it.
 * @summary Return gift
 */
export const getRecallTask = async (sn: RecallSn, options?: Parameters<typeof customFetch>[1]): Promise<RecallTask> => {

  return customFetch<RecallTask>(getGetRecallTaskUrl(sn),
  {
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






export const getClaimRecallTaskUrl = () => {




  return `/api/recallTask/claim`
}

/**
 * Gives what a step that is done is good for.
 * @summary Claim a step of a return gift
 */
export const claimRecallTask = async (claimRecallTaskBody: ClaimRecallTaskBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return customFetch<Rewards>(getClaimRecallTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimRecallTaskBody),
    schema: Rewards
  }
);}





export const getClaimRecallTaskMutationKey = () => ['claimRecallTask'] as const;

export const getClaimRecallTaskMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext> => {

const mutationKey = getClaimRecallTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimRecallTask>>, ClaimRecallTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimRecallTask(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimRecallTask>>, variables: ClaimRecallTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [['api','recallTask','fetch'], getGetBalanceQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimRecallTaskMutationResult = NonNullable<Awaited<ReturnType<typeof claimRecallTask>>>
    export type ClaimRecallTaskMutationBody = BodyType<ClaimRecallTaskBody>
    export type ClaimRecallTaskMutationError = ErrorType<unknown>
    export type ClaimRecallTaskMutationVariables = {data: BodyType<ClaimRecallTaskBody>}

    /**
 * @summary Claim a step of a return gift
 */
export const useClaimRecallTask = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimRecallTask>>,
        TError,
        ClaimRecallTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimRecallTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListActivitiesUrl = () => {




  return `/api/act/fetch`
}

/**
 * Gives what goes on; each opens in the in-app frame.
 * @summary Activities
 */
export const listActivities = async ( options?: Parameters<typeof customFetch>[1]): Promise<Activity[]> => {

  return customFetch<Activity[]>(getListActivitiesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Activity)
  }
);}





export const getListActivitiesQueryKey = () => {
    return [
    'api','act','fetch'
    ] as const;
    }


export const getListActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesQueryError = ErrorType<unknown>


export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities
 */

export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActivitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActivitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesSuspenseQueryError = ErrorType<unknown>


export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities
 */

export function useListActivitiesSuspense<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






