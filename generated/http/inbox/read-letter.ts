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
  ReadLetterBody
} from '../schemas/read-letter-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getReadLetterUrl = () => {




  return `/api/letter/read`
}

/**
 * Marks a letter as read. The app calls this when the player opens one.
 * @summary Mark a letter as read
 */
export const readLetter = async (readLetterBody: ReadLetterBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getReadLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readLetterBody),
    schema: Nothing
  }
);}





export const getReadLetterMutationKey = () => ['readLetter'] as const;

export const getReadLetterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext> => {

const mutationKey = getReadLetterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readLetter>>, ReadLetterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readLetter(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadLetterMutationResult = NonNullable<Awaited<ReturnType<typeof readLetter>>>
    export type ReadLetterMutationBody = BodyType<ReadLetterBody>
    export type ReadLetterMutationError = ErrorType<unknown>
    export type ReadLetterMutationVariables = {data: BodyType<ReadLetterBody>}

    /**
 * @summary Mark a letter as read
 */
export const useReadLetter = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readLetter>>,
        TError,
        ReadLetterMutationVariables,
        TContext
      > => {
      return useMutation(getReadLetterMutationOptions(options), queryClient);
    }
