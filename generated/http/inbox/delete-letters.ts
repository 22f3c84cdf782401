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
  DeleteLettersBody
} from '../schemas/delete-letters-body.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getDeleteLettersUrl = () => {




  return `/api/letter/delete`
}

/**
 * Deletes letters. Letters with unclaimed rewards stay.
 * @summary Delete letters
 */
export const deleteLetters = async (deleteLettersBody: DeleteLettersBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getDeleteLettersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteLettersBody),
    schema: Nothing
  }
);}





export const getDeleteLettersMutationKey = () => ['deleteLetters'] as const;

export const getDeleteLettersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext> => {

const mutationKey = getDeleteLettersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLetters>>, DeleteLettersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteLetters(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLettersMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLetters>>>
    export type DeleteLettersMutationBody = BodyType<DeleteLettersBody>
    export type DeleteLettersMutationError = ErrorType<unknown>
    export type DeleteLettersMutationVariables = {data: BodyType<DeleteLettersBody>}

    /**
 * @summary Delete letters
 */
export const useDeleteLetters = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLetters>>,
        TError,
        DeleteLettersMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLettersMutationOptions(options), queryClient);
    }
