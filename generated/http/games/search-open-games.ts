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
  SearchOpenGamesParams
} from '../schemas/search-open-games-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSearchOpenGamesUrl = (params: SearchOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/search?${stringifiedParams}` : `/api/open/game/search`
}

/**
 * Returns the games whose name or provider's name contains the keyword, for players and visitors alike. Case and diacritics do not count.
 * @summary Search games
 */
export const searchOpenGames = async (params: SearchOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getSearchOpenGamesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Search games. */
export const searchOpenGamesQuery = (params: SearchOpenGamesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'search', params],
    queryFn: ({ signal }) => searchOpenGames(params, { signal }),
  });

/** Search games. */
export const useSearchOpenGames = (params: SearchOpenGamesParams) => useQuery(searchOpenGamesQuery(params));

/** Search games. */
export const useSearchOpenGamesSuspense = (params: SearchOpenGamesParams) => useSuspenseQuery(searchOpenGamesQuery(params));
