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
  ListOpenGamesParams
} from '../schemas/list-open-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListOpenGamesUrl = (params?: ListOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch?${stringifiedParams}` : `/api/open/game/fetch`
}

/**
 * Returns the games of a type, a provider or both, for visitors. The app calls this as the lobby scrolls.
 * @summary Games for visitors
 */
export const listOpenGames = async (params?: ListOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Games for visitors. */
export const listOpenGamesQuery = (params?: ListOpenGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listOpenGames(params, { signal }),
  });

/** Games for visitors. */
export const useListOpenGames = (params?: ListOpenGamesParams) => useQuery(listOpenGamesQuery(params));

/** Games for visitors. */
export const useListOpenGamesSuspense = (params?: ListOpenGamesParams) => useSuspenseQuery(listOpenGamesQuery(params));
