/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  LetterPage
} from '../schemas/letter-page.ts';

import type {
  ListLettersParams
} from '../schemas/list-letters-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListLettersUrl = (params?: ListLettersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/letter?${stringifiedParams}` : `/api/letter`
}

/**
 * Returns the player's letters, newest first. The app calls this when the inbox opens, and for each of its tabs.
 * @summary Letters
 */
export const listLetters = async (params?: ListLettersParams, options?: Parameters<typeof customFetch>[1]): Promise<LetterPage> => {

  return customFetch<LetterPage>(getListLettersUrl(params),
  {
      leniency: { strict: ['list.id'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: LetterPage
  }
);}



/** Letters. */
export const listLettersQuery = (params?: ListLettersParams) =>
  queryOptions<LetterPage, ErrorType<unknown>>({
    queryKey: ['api', 'letter', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listLetters(params, { signal }),
  });

/** Letters. */
export const useListLetters = (params?: ListLettersParams) => useQuery(listLettersQuery(params));

/** Letters. */
export const useListLettersSuspense = (params?: ListLettersParams) => useSuspenseQuery(listLettersQuery(params));
