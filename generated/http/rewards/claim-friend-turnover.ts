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



export const getClaimFriendTurnoverUrl = () => {




  return `/api/friend/card/turnover/rewards/claim`
}

/**
 * Pays the reward for friends' turnover.
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendTurnover>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimFriendTurnoverMutationResult = NonNullable<Awaited<ReturnType<typeof claimFriendTurnover>>>

    export type ClaimFriendTurnoverMutationError = ErrorType<unknown>


    /**
 * @summary Claim the reward for friends' turnover
 */
export const useClaimFriendTurnover = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFriendTurnover>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFriendTurnover>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimFriendTurnoverMutationOptions(options), queryClient);
    }
