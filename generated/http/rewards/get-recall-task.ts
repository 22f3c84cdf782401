/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import type {
  RecallSn
} from '../schemas/recall-sn.ts';

import {
  RecallTask
} from '../schemas/recall-task.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetRecallTaskUrl = (sn: RecallSn,) => {




  return `/api/recallTask/fetch/${encodeURIComponent(String(sn))}`
}

/**
 * Returns the gift behind a link sent to a returning player, and its steps.
 * @summary Return gift
 */
export const getRecallTask = async (sn: RecallSn, options?: Parameters<typeof customFetch>[1]): Promise<RecallTask> => {

  return customFetch<RecallTask>(getGetRecallTaskUrl(sn),
  {
      leniency: { strict: ['sn', 'steps.id'], },
    ...options,
    method: 'GET'

    ,
    schema: RecallTask
  }
);}



/** Return gift. */
export const getRecallTaskQuery = (sn: RecallSn) =>
  queryOptions<RecallTask, ErrorType<unknown>>({
    queryKey: ['api', 'recallTask', 'fetch', sn],
    queryFn: ({ signal }) => getRecallTask(sn, { signal }),
  });

/** Return gift. */
export const useGetRecallTask = (sn: RecallSn) => useQuery(getRecallTaskQuery(sn));

/** Return gift. */
export const useGetRecallTaskSuspense = (sn: RecallSn) => useSuspenseQuery(getRecallTaskQuery(sn));
