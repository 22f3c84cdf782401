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

import type {
  ChangeLoginPasswordBody
} from '../schemas/change-login-password-body.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getChangeLoginPasswordUrl = () => {




  return `/api/user/modifyPasswordLogin`
}

/**
 * Sets a new login password, given the old one. The session stays open.
 * @summary Change the login password
 */
export const changeLoginPassword = async (changeLoginPasswordBody: ChangeLoginPasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getChangeLoginPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeLoginPasswordBody),
    schema: Nothing
  }
);}





export const getChangeLoginPasswordMutationKey = () => ['changeLoginPassword'] as const;

export const getChangeLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext> => {

const mutationKey = getChangeLoginPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeLoginPassword>>, ChangeLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeLoginPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeLoginPassword>>>
    export type ChangeLoginPasswordMutationBody = BodyType<ChangeLoginPasswordBody>
    export type ChangeLoginPasswordMutationError = ErrorType<unknown>
    export type ChangeLoginPasswordMutationVariables = {data: BodyType<ChangeLoginPasswordBody>}

    /**
 * @summary Change the login password
 */
export const useChangeLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeLoginPassword>>,
        TError,
        ChangeLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeLoginPasswordMutationOptions(options), queryClient);
    }
