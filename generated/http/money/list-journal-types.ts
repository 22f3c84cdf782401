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
  JournalType
} from '../schemas/journal-type.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListJournalTypesUrl = () => {




  return `/api/user/balanceJournal/type`
}

/**
 * Returns the types that filter the records.
 * @summary Types of changes
 */
export const listJournalTypes = async ( options?: Parameters<typeof customFetch>[1]): Promise<JournalType[]> => {

  return customFetch<JournalType[]>(getListJournalTypesUrl(),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(JournalType)
  }
);}



/** Types of changes. */
export const listJournalTypesQuery = () =>
  queryOptions<JournalType[], ErrorType<unknown>>({
    queryKey: ['api', 'user', 'balanceJournal', 'type'],
    queryFn: ({ signal }) => listJournalTypes({ signal }),
  });

/** Types of changes. */
export const useListJournalTypes = () => useQuery(listJournalTypesQuery());

/** Types of changes. */
export const useListJournalTypesSuspense = () => useSuspenseQuery(listJournalTypesQuery());
