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
  Nothing
} from '../schemas/nothing.ts';

import type {
  ResetTradePasswordBody
} from '../schemas/reset-trade-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getResetTradePasswordUrl = () => {




  return `/api/reset/trade/pwd`
}

/**
 * Sets a new transaction password with the OTP sent to the bound number.
 * @summary Reset the transaction password
 */
export const resetTradePassword = async (resetTradePasswordBody: ResetTradePasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getResetTradePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetTradePasswordBody),
    schema: Nothing
  }
);}





export const getResetTradePasswordMutationKey = () => ['resetTradePassword'] as const;

export const getResetTradePasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetTradePassword>>, TError,ResetTradePasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof resetTradePassword>>, TError,ResetTradePasswordMutationVariables, TContext> => {

const mutationKey = getResetTradePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetTradePassword>>, ResetTradePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetTradePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetTradePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetTradePassword>>>
    export type ResetTradePasswordMutationBody = BodyType<ResetTradePasswordBody>
    export type ResetTradePasswordMutationError = ErrorType<unknown>
    export type ResetTradePasswordMutationVariables = {data: BodyType<ResetTradePasswordBody>}

    /**
 * @summary Reset the transaction password
 */
export const useResetTradePassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetTradePassword>>, TError,ResetTradePasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetTradePassword>>,
        TError,
        ResetTradePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetTradePasswordMutationOptions(options), queryClient);
    }
