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
  BindPhoneBody
} from '../schemas/bind-phone-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getBindPhoneUrl = () => {




  return `/api/user/bind`
}

/**
 * Binds a number to the account with the OTP sent to it.
 * @summary Bind a mobile number
 */
export const bindPhone = async (bindPhoneBody: BindPhoneBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getBindPhoneUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindPhoneBody),
    schema: User
  }
);}





export const getBindPhoneMutationKey = () => ['bindPhone'] as const;

export const getBindPhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext> => {

const mutationKey = getBindPhoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindPhone>>, BindPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindPhone(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof bindPhone>>>
    export type BindPhoneMutationBody = BodyType<BindPhoneBody>
    export type BindPhoneMutationError = ErrorType<unknown>
    export type BindPhoneMutationVariables = {data: BodyType<BindPhoneBody>}

    /**
 * @summary Bind a mobile number
 */
export const useBindPhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindPhone>>,
        TError,
        BindPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getBindPhoneMutationOptions(options), queryClient);
    }
