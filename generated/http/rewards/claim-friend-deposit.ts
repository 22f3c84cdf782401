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
  getGetFriendCardQueryKey
} from '../rewards/get-friend-card.ts';

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
