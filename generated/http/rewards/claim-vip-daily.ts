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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipDaily>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimVipDailyMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipDaily>>>

    export type ClaimVipDailyMutationError = ErrorType<unknown>


    /**
 * @summary Claim the daily VIP reward
 */
export const useClaimVipDaily = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipDaily>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipDaily>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimVipDailyMutationOptions(options), queryClient);
    }
