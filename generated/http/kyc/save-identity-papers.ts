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
  SaveIdentityPapersBody
} from '../schemas/save-identity-papers-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSaveIdentityPapersUrl = () => {




  return `/api/user/identity/upload`
}

/**
 * Submits the uploaded pictures. The status becomes pending, and the operator checks them. The verdict, approved or rejected, reaches the player as a letter and the socket event inbox.unread; the app then reads getIdentity and getUser again.
 * @summary Submit the identity documents
 */
export const saveIdentityPapers = async (saveIdentityPapersBody: SaveIdentityPapersBody, options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

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
return customFetch<Identity>(getSaveIdentityPapersUrl(),
  {
      leniency: { strict: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityPapersBody),
    schema: Identity
  }
);}





export const getSaveIdentityPapersMutationKey = () => ['saveIdentityPapers'] as const;

export const getSaveIdentityPapersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext> => {

const mutationKey = getSaveIdentityPapersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveIdentityPapers>>, SaveIdentityPapersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveIdentityPapers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveIdentityPapersMutationResult = NonNullable<Awaited<ReturnType<typeof saveIdentityPapers>>>
    export type SaveIdentityPapersMutationBody = BodyType<SaveIdentityPapersBody>
    export type SaveIdentityPapersMutationError = ErrorType<unknown>
    export type SaveIdentityPapersMutationVariables = {data: BodyType<SaveIdentityPapersBody>}

    /**
 * @summary Submit the identity documents
 */
export const useSaveIdentityPapers = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveIdentityPapers>>,
        TError,
        SaveIdentityPapersMutationVariables,
        TContext
      > => {
      return useMutation(getSaveIdentityPapersMutationOptions(options), queryClient);
    }
