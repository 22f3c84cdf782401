/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  z as zod
} from 'zod/mini';

import {
  LetterType
} from '../schemas/letter-type.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListLetterTypesUrl = () => {




  return `/api/letter/type`
}

/**
 * Returns the types, for the tabs of the inbox.
 * @summary Types of letters
 */
export const listLetterTypes = async ( options?: Parameters<typeof customFetch>[1]): Promise<LetterType[]> => {

  return customFetch<LetterType[]>(getListLetterTypesUrl(),
  {
      leniency: { alone: ['unread'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(LetterType)
  }
);}



/** Types of letters. */
export const listLetterTypesQuery = () =>
  queryOptions<LetterType[], ErrorType<unknown>>({
    queryKey: ['api', 'letter', 'type'],
    queryFn: ({ signal }) => listLetterTypes({ signal }),
  });

/** Types of letters. */
export const useListLetterTypes = () => useQuery(listLetterTypesQuery());

/** Types of letters. */
export const useListLetterTypesSuspense = () => useSuspenseQuery(listLetterTypesQuery());
