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
  LoginBody
} from '../schemas/login-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLoginUserUrl = () => {




  return `/api/user/login`
}

/**
 * Opens a session for the player and ends the session of another device. The app calls this when the player submits the login form. The session is a cookie; the body holds nothing of it.
 * @summary Log in
 */
export const loginUser = async (loginBody: LoginBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getLoginUserUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginBody),
    schema: User
  }
);}





export const getLoginUserMutationKey = () => ['loginUser'] as const;

export const getLoginUserMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext> => {

const mutationKey = getLoginUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginUser>>, LoginUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginUserMutationResult = NonNullable<Awaited<ReturnType<typeof loginUser>>>
    export type LoginUserMutationBody = BodyType<LoginBody>
    export type LoginUserMutationError = ErrorType<unknown>
    export type LoginUserMutationVariables = {data: BodyType<LoginBody>}

    /**
 * @summary Log in
 */
export const useLoginUser = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginUser>>,
        TError,
        LoginUserMutationVariables,
        TContext
      > => {
      return useMutation(getLoginUserMutationOptions(options), queryClient);
    }
