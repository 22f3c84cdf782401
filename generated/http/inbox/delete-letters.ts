/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  DeleteLettersBody
} from '../schemas/delete-letters-body.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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



/** Delete letters. */
export const deleteLettersMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: DeleteLettersBody }>({
    mutationKey: ['deleteLetters'],
    mutationFn: ({ data }) => deleteLetters(data, request),
  });

/** Delete letters. */
export const useDeleteLetters = (request?: Parameters<typeof customFetch>[1]) => useMutation(deleteLettersMutation(request));
