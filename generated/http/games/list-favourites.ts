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
  ListFavouritesParams
} from '../schemas/list-favourites-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListFavouritesUrl = (params?: ListFavouritesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/game/collect/fetch?${stringifiedParams}` : `/api/user/game/collect/fetch`
}

/**
 * Returns the player's favorite games, newest first.
 * @summary Favorites
 */
export const listFavourites = async (params?: ListFavouritesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListFavouritesUrl(params),
  {
      leniency: { strict: ['list.id', 'list.manuf'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}



/** Favorites. */
export const listFavouritesQuery = (params?: ListFavouritesParams) =>
  queryOptions<GamePage, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'game', 'collect', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listFavourites(params, { signal }),
  });

/** Favorites. */
export const useListFavourites = (params?: ListFavouritesParams) => useQuery(listFavouritesQuery(params));

/** Favorites. */
export const useListFavouritesSuspense = (params?: ListFavouritesParams) => useSuspenseQuery(listFavouritesQuery(params));
