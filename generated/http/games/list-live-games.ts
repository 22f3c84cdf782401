/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  GamePage
} from '../schemas/game-page.ts';

import type {
  ListLiveGamesParams
} from '../schemas/list-live-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListLiveGamesUrl = (params?: ListLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/live?${stringifiedParams}` : `/api/game/fetch/live`
}

/**
 * Returns the games with a live dealer, for players. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
 * @summary Live games
 */
export const listLiveGames = async (params?: ListLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListLiveGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Live games. */
export const listLiveGamesQuery = (params?: ListLiveGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'game', 'fetch', 'live', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listLiveGames(params, { signal }),
  });

/** Live games. */
export const useListLiveGames = (params?: ListLiveGamesParams) => useQuery(listLiveGamesQuery(params));

/** Live games. */
export const useListLiveGamesSuspense = (params?: ListLiveGamesParams) => useSuspenseQuery(listLiveGamesQuery(params));
