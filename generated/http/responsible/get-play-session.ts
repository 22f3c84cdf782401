/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  PlaySession
} from '../schemas/play-session.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetPlaySessionUrl = () => {




  return `/api/rg/session/fetch`
}

/**
 * Returns for how long the player has played without a pause, what was staked and won, and when the next reality check is due. The app calls this while a game is open, about every minute, and when the page becomes visible.
 * @summary The session of play
 */
export const getPlaySession = async ( options?: Parameters<typeof customFetch>[1]): Promise<PlaySession> => {

  return customFetch<PlaySession>(getGetPlaySessionUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: PlaySession
  }
);}



/** The session of play. */
export const getPlaySessionQuery = () =>
  queryOptions<PlaySession, ErrorType<unknown>>({
    queryKey: ['api', 'rg', 'session', 'fetch'],
    queryFn: ({ signal }) => getPlaySession({ signal }),
  });

/** The session of play. */
export const useGetPlaySession = () => useQuery(getPlaySessionQuery());

/** The session of play. */
export const useGetPlaySessionSuspense = () => useSuspenseQuery(getPlaySessionQuery());
