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
  ListOpenLiveGamesParams
} from '../schemas/list-open-live-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListOpenLiveGamesUrl = (params?: ListOpenLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/live?${stringifiedParams}` : `/api/open/game/fetch/live`
}

/**
 * Returns the games with a live dealer, for visitors. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
 * @summary Live games for visitors
 */
export const listOpenLiveGames = async (params?: ListOpenLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenLiveGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Live games for visitors. */
export const listOpenLiveGamesQuery = (params?: ListOpenLiveGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'fetch', 'live', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listOpenLiveGames(params, { signal }),
  });

/** Live games for visitors. */
export const useListOpenLiveGames = (params?: ListOpenLiveGamesParams) => useQuery(listOpenLiveGamesQuery(params));

/** Live games for visitors. */
export const useListOpenLiveGamesSuspense = (params?: ListOpenLiveGamesParams) => useSuspenseQuery(listOpenLiveGamesQuery(params));
