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
  GameType
} from '../schemas/game-type.ts';

import type {
  ListGameTypesParams
} from '../schemas/list-game-types-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListGameTypesUrl = (params?: ListGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/type?${stringifiedParams}` : `/api/game/type`
}

/**
 * Returns the menu of game types. Kept for operators with per-player menus; the app reads its menu from the open variant.
 * @summary Game types
 */
export const listGameTypes = async (params?: ListGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListGameTypesUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}



/** Game types. */
export const listGameTypesQuery = (params?: ListGameTypesParams) =>
  queryOptions<GameType[], ErrorType<unknown>>({
    queryKey: ['api', 'game', 'type', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listGameTypes(params, { signal }),
  });

/** Game types. */
export const useListGameTypes = (params?: ListGameTypesParams) => useQuery(listGameTypesQuery(params));

/** Game types. */
export const useListGameTypesSuspense = (params?: ListGameTypesParams) => useSuspenseQuery(listGameTypesQuery(params));
