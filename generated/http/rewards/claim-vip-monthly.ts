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
