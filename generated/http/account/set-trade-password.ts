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
  SetTradePasswordBody
} from '../schemas/set-trade-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSetTradePasswordUrl = () => {




  return `/api/user/modifyPasswordTrade`
}

/**
 * Sets the first transaction password. The app calls this from the create form, which compares both entries on the device.
 * @summary Set the transaction password
 */
export const setTradePassword = async (setTradePasswordBody: SetTradePasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getSetTradePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setTradePasswordBody),
    schema: Nothing
  }
);}





export const getSetTradePasswordMutationKey = () => ['setTradePassword'] as const;

export const getSetTradePasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradePassword>>, TError,SetTradePasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof setTradePassword>>, TError,SetTradePasswordMutationVariables, TContext> => {

const mutationKey = getSetTradePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTradePassword>>, SetTradePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setTradePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTradePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setTradePassword>>>
    export type SetTradePasswordMutationBody = BodyType<SetTradePasswordBody>
    export type SetTradePasswordMutationError = ErrorType<unknown>
    export type SetTradePasswordMutationVariables = {data: BodyType<SetTradePasswordBody>}

    /**
 * @summary Set the transaction password
 */
export const useSetTradePassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradePassword>>, TError,SetTradePasswordMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTradePassword>>,
        TError,
        SetTradePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetTradePasswordMutationOptions(options), queryClient);
    }
