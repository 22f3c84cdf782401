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
  Announcement
} from '../schemas/announcement.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListAnnouncementsUrl = () => {




  return `/api/notice/info`
}

/**
 * Returns the operator's announcements. The app shows them once a day, to a newcomer after the first game or on the second visit; one of a maintenance within 24 hours as soon as it is known.
 * @summary Announcements
 */
export const listAnnouncements = async ( options?: Parameters<typeof customFetch>[1]): Promise<Announcement[]> => {

  return customFetch<Announcement[]>(getListAnnouncementsUrl(),
  {
      leniency: { strict: ['id'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Announcement)
  }
);}



/** Announcements. */
export const listAnnouncementsQuery = () =>
  queryOptions<Announcement[], ErrorType<unknown>>({
    queryKey: ['api', 'notice', 'info'],
    queryFn: ({ signal }) => listAnnouncements({ signal }),
  });

/** Announcements. */
export const useListAnnouncements = () => useQuery(listAnnouncementsQuery());

/** Announcements. */
export const useListAnnouncementsSuspense = () => useSuspenseQuery(listAnnouncementsQuery());
