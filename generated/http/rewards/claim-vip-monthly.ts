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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipMonthly>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimVipMonthlyMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipMonthly>>>

    export type ClaimVipMonthlyMutationError = ErrorType<unknown>


    /**
 * @summary Claim the monthly VIP reward
 */
export const useClaimVipMonthly = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipMonthly>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipMonthly>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimVipMonthlyMutationOptions(options), queryClient);
    }
