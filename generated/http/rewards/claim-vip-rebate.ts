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



export const getClaimVipRebateUrl = () => {




  return `/api/vip/card/rebate/rewards/claim`
}

/**
 * Pays back the level's share of yesterday's turnover.
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipRebate>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ClaimVipRebateMutationResult = NonNullable<Awaited<ReturnType<typeof claimVipRebate>>>

    export type ClaimVipRebateMutationError = ErrorType<unknown>


    /**
 * @summary Claim the VIP rebate
 */
export const useClaimVipRebate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimVipRebate>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimVipRebate>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimVipRebateMutationOptions(options), queryClient);
    }
