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
  ListOpenHotGamesParams
} from '../schemas/list-open-hot-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListOpenHotGamesUrl = (params?: ListOpenHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/hot?${stringifiedParams}` : `/api/open/game/fetch/hot`
}

/**
 * Returns the hot games in the server's own order, for visitors. The app calls this when the lobby opens.
 * @summary Hot games for visitors
 */
export const listOpenHotGames = async (params?: ListOpenHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenHotGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Hot games for visitors. */
export const listOpenHotGamesQuery = (params?: ListOpenHotGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'fetch', 'hot', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listOpenHotGames(params, { signal }),
  });

/** Hot games for visitors. */
export const useListOpenHotGames = (params?: ListOpenHotGamesParams) => useQuery(listOpenHotGamesQuery(params));

/** Hot games for visitors. */
export const useListOpenHotGamesSuspense = (params?: ListOpenHotGamesParams) => useSuspenseQuery(listOpenHotGamesQuery(params));
