/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  JournalPage
} from '../schemas/journal-page.ts';

import type {
  ListJournalParams
} from '../schemas/list-journal-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListJournalUrl = (params?: ListJournalParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/balanceJournal/fetch?${stringifiedParams}` : `/api/user/balanceJournal/fetch`
}

/**
 * Returns every change of the balance, newest first.
 * @summary Changes of the balance
 */
export const listJournal = async (params?: ListJournalParams, options?: Parameters<typeof customFetch>[1]): Promise<JournalPage> => {

  return customFetch<JournalPage>(getListJournalUrl(params),
  {
      leniency: { strict: ['list.id', 'list.orderNo'], alone: ['list.type', 'list.fee', 'list.balanceAfter', 'total'], },
    ...options,
    method: 'GET'

    ,
    schema: JournalPage
  }
);}



/** Changes of the balance. */
export const listJournalQuery = (params?: ListJournalParams) =>
  queryOptions<JournalPage, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'balanceJournal', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listJournal(params, { signal }),
  });

/** Changes of the balance. */
export const useListJournal = (params?: ListJournalParams) => useQuery(listJournalQuery(params));

/** Changes of the balance. */
export const useListJournalSuspense = (params?: ListJournalParams) => useSuspenseQuery(listJournalQuery(params));
