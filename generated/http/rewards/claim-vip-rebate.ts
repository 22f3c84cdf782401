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
  getGetBadgesQueryKey
} from '../account/get-badges.ts';

import {
  getGetBalanceQueryKey
} from '../account/get-balance.ts';

import {
  getGetVipQueryKey
} from '../rewards/get-vip.ts';

import {
  getListJournalQueryKey
} from '../money/list-journal.ts';

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
