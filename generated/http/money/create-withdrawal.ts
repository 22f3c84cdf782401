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
  getListJournalQueryKey
} from '../money/list-journal.ts';

import {
  getListWithdrawalsQueryKey
} from '../money/list-withdrawals.ts';

import type {
  CreateWithdrawalBody
} from '../schemas/create-withdrawal-body.ts';

import {
  Withdrawal
} from '../schemas/withdrawal.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateWithdrawalUrl = () => {




  return `/api/withdraw/create`
}

/**
 * Withdraws to the bound wallet. The app calls it once for each intent, after the player confirmed amount and destination; where the response was lost the player may repeat it with the same Idempotency-Key, and may type the password anew. The key is looked at before all else: idempotencyKeyReused and requestInProgress come first. Where several failures hold, the first is answered in this order: kycRequired, tradePasswordMissing, walletNotBound, tradePasswordWrong, belowMinimum, turnoverOwed, insufficientBalance. The amount leaves the balance at once and is kept aside until the withdrawal has ended; a rejected or failed one gives it back.
 * @summary Withdraw
 */
export const createWithdrawal = async (createWithdrawalBody: CreateWithdrawalBody, options?: Parameters<typeof customFetch>[1]): Promise<Withdrawal> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return customFetch<Withdrawal>(getCreateWithdrawalUrl(),
  {
      leniency: { strict: ['orderNo', 'status'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWithdrawalBody),
    schema: Withdrawal
  }
);}





export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createWithdrawal>>, variables: CreateWithdrawalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWithdrawalsQueryKey(), getGetBalanceQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = BodyType<CreateWithdrawalBody>
    export type CreateWithdrawalMutationError = ErrorType<unknown>
    export type CreateWithdrawalMutationVariables = {data: BodyType<CreateWithdrawalBody>}

    /**
 * @summary Withdraw
 */
export const useCreateWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateWithdrawalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
