/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  Nothing
} from '../schemas/nothing.ts';

import type {
  ReadLetterBody
} from '../schemas/read-letter-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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



/** Mark a letter as read. */
export const readLetterMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: ReadLetterBody }>({
    mutationKey: ['readLetter'],
    mutationFn: ({ data }) => readLetter(data, request),
  });

/** Mark a letter as read. */
export const useReadLetter = (request?: Parameters<typeof customFetch>[1]) => useMutation(readLetterMutation(request));
