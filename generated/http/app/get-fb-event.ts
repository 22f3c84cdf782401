/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  FbEventNews
} from '../schemas/fb-event-news.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetFbEventUrl = () => {




  return `/api/fb/event/fetch`
}

/**
 * Returns a conversion once, for an optional hook. The app calls this after a deposit, and only if the player agreed and the operator configured it.
 * @summary Advertising conversion
 */
export const getFbEvent = async ( options?: Parameters<typeof customFetch>[1]): Promise<FbEventNews> => {

  return customFetch<FbEventNews>(getGetFbEventUrl(),
  {
      leniency: { strict: ['fbEvent.currency'], },
    ...options,
    method: 'GET'

    ,
    schema: FbEventNews
  }
);}



/** Advertising conversion. */
export const getFbEventQuery = () =>
  queryOptions<FbEventNews, ErrorType<unknown>>({
    queryKey: ['api', 'fb', 'event', 'fetch'],
    queryFn: ({ signal }) => getFbEvent({ signal }),
  });

/** Advertising conversion. */
export const useGetFbEvent = () => useQuery(getFbEventQuery());

/** Advertising conversion. */
export const useGetFbEventSuspense = () => useSuspenseQuery(getFbEventQuery());
