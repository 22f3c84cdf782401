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
  ListGamesParams
} from '../schemas/list-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListGamesUrl = (params?: ListGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch?${stringifiedParams}` : `/api/game/fetch`
}

/**
 * Returns the games of a type, a provider or both, for players. The app calls this as the lobby scrolls.
 * @summary Games
 */
export const listGames = async (params?: ListGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Games. */
export const listGamesQuery = (params?: ListGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'game', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listGames(params, { signal }),
  });

/** Games. */
export const useListGames = (params?: ListGamesParams) => useQuery(listGamesQuery(params));

/** Games. */
export const useListGamesSuspense = (params?: ListGamesParams) => useSuspenseQuery(listGamesQuery(params));
