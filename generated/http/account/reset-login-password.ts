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
  ResetLoginPasswordBody
} from '../schemas/reset-login-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getResetLoginPasswordUrl = () => {




  return `/api/reset/login/pwd`
}

/**
 * Sets a new login password with the OTP, and ends every session of the account.
 * @summary Reset the login password
 */
export const resetLoginPassword = async (resetLoginPasswordBody: ResetLoginPasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getResetLoginPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetLoginPasswordBody),
    schema: Nothing
  }
);}





export const getResetLoginPasswordMutationKey = () => ['resetLoginPassword'] as const;

export const getResetLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext> => {

const mutationKey = getResetLoginPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetLoginPassword>>, ResetLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetLoginPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetLoginPassword>>>
    export type ResetLoginPasswordMutationBody = BodyType<ResetLoginPasswordBody>
    export type ResetLoginPasswordMutationError = ErrorType<unknown>
    export type ResetLoginPasswordMutationVariables = {data: BodyType<ResetLoginPasswordBody>}

    /**
 * @summary Reset the login password
 */
export const useResetLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetLoginPassword>>,
        TError,
        ResetLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetLoginPasswordMutationOptions(options), queryClient);
    }
