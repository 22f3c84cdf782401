/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  getGetBalanceQueryKey
} from '../account/get-balance.ts';

import {
  getGetInviteRankingQueryKey
} from '../rewards/get-invite-ranking.ts';

import {
  getListFriendRewardsQueryKey
} from '../rewards/list-friend-rewards.ts';

import {
  getListJournalQueryKey
} from '../money/list-journal.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
