/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

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
 * Pays the reward for friends who deposited.
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendDeposit>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimFriendDepositMutationResult = NonNullable<Awaited<ReturnType<typeof claimFriendDeposit>>>

    export type ClaimFriendDepositMutationError = ErrorType<unknown>


    /**
 * @summary Claim the reward for friends' deposits
 */
export const useClaimFriendDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendDeposit>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFriendDeposit>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimFriendDepositMutationOptions(options), queryClient);
    }
