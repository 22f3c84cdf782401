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
  ClaimLetterBody
} from '../schemas/claim-letter-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getClaimLetterUrl = () => {




  return `/api/letter/claim`
}

/**
 * Credits the rewards attached to a letter.
 * @summary Claim the rewards of a letter
 */
export const claimLetter = async (claimLetterBody: ClaimLetterBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getClaimLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimLetterBody),
    schema: Rewards
  }
);}





export const getClaimLetterMutationKey = () => ['claimLetter'] as const;

export const getClaimLetterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext> => {

const mutationKey = getClaimLetterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimLetter>>, ClaimLetterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimLetter(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimLetterMutationResult = NonNullable<Awaited<ReturnType<typeof claimLetter>>>
    export type ClaimLetterMutationBody = BodyType<ClaimLetterBody>
    export type ClaimLetterMutationError = ErrorType<unknown>
    export type ClaimLetterMutationVariables = {data: BodyType<ClaimLetterBody>}

    /**
 * @summary Claim the rewards of a letter
 */
export const useClaimLetter = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimLetter>>,
        TError,
        ClaimLetterMutationVariables,
        TContext
      > => {
      return useMutation(getClaimLetterMutationOptions(options), queryClient);
    }
