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
  Activity
} from '../schemas/activity.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListActivitiesUrl = () => {




  return `/api/act/fetch`
}

/**
 * Returns the current activities; each opens in the in-app frame.
 * @summary Activities
 */
export const listActivities = async ( options?: Parameters<typeof customFetch>[1]): Promise<Activity[]> => {

  return customFetch<Activity[]>(getListActivitiesUrl(),
  {
      leniency: { strict: ['id', 'url'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Activity)
  }
);}



/** Activities. */
export const listActivitiesQuery = () =>
  queryOptions<Activity[], ErrorType<unknown>>({
    queryKey: ['api', 'act', 'fetch'],
    queryFn: ({ signal }) => listActivities({ signal }),
  });

/** Activities. */
export const useListActivities = () => useQuery(listActivitiesQuery());

/** Activities. */
export const useListActivitiesSuspense = () => useSuspenseQuery(listActivitiesQuery());
