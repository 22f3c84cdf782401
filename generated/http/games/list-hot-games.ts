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
  ListHotGamesParams
} from '../schemas/list-hot-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListHotGamesUrl = (params?: ListHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/hot?${stringifiedParams}` : `/api/game/fetch/hot`
}

/**
 * Returns the hot games in the server's own order, for players. The app calls this when the lobby opens.
 * @summary Hot games
 */
export const listHotGames = async (params?: ListHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListHotGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Hot games. */
export const listHotGamesQuery = (params?: ListHotGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'game', 'fetch', 'hot', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listHotGames(params, { signal }),
  });

/** Hot games. */
export const useListHotGames = (params?: ListHotGamesParams) => useQuery(listHotGamesQuery(params));

/** Hot games. */
export const useListHotGamesSuspense = (params?: ListHotGamesParams) => useSuspenseQuery(listHotGamesQuery(params));
