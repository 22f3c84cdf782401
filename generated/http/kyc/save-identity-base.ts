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
  Identity
} from '../schemas/identity.ts';

import type {
  SaveIdentityBaseBody
} from '../schemas/save-identity-base-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSaveIdentityBaseUrl = () => {




  return `/api/user/identity/base`
}

/**
 * Saves the data of the identity document. The status is editing until the pictures are sent too.
 * @summary Save the base info
 */
export const saveIdentityBase = async (saveIdentityBaseBody: SaveIdentityBaseBody, options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

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
return customFetch<Identity>(getSaveIdentityBaseUrl(),
  {
      leniency: { strict: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityBaseBody),
    schema: Identity
  }
);}





export const getSaveIdentityBaseMutationKey = () => ['saveIdentityBase'] as const;

export const getSaveIdentityBaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext> => {

const mutationKey = getSaveIdentityBaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveIdentityBase>>, SaveIdentityBaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveIdentityBase(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveIdentityBaseMutationResult = NonNullable<Awaited<ReturnType<typeof saveIdentityBase>>>
    export type SaveIdentityBaseMutationBody = BodyType<SaveIdentityBaseBody>
    export type SaveIdentityBaseMutationError = ErrorType<unknown>
    export type SaveIdentityBaseMutationVariables = {data: BodyType<SaveIdentityBaseBody>}

    /**
 * @summary Save the base info
 */
export const useSaveIdentityBase = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveIdentityBase>>,
        TError,
        SaveIdentityBaseMutationVariables,
        TContext
      > => {
      return useMutation(getSaveIdentityBaseMutationOptions(options), queryClient);
    }
