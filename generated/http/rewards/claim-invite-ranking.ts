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



export const getClaimInviteRankingUrl = () => {




  return `/api/invite/rankings/claim`
}

/**
 * Pays the reward for the player's place in the last period.
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInviteRanking>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimInviteRankingMutationResult = NonNullable<Awaited<ReturnType<typeof claimInviteRanking>>>

    export type ClaimInviteRankingMutationError = ErrorType<unknown>


    /**
 * @summary Claim the ranking reward
 */
export const useClaimInviteRanking = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInviteRanking>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimInviteRanking>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimInviteRankingMutationOptions(options), queryClient);
    }
