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
  ListOpenGameTypesParams
} from '../schemas/list-open-game-types-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListOpenGameTypesUrl = (params?: ListOpenGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/type?${stringifiedParams}` : `/api/open/game/type`
}

/**
 * Returns the menu of game types. The app always reads its menu here, with hasLogin false, for visitors and players.
 * @summary Game types for visitors
 */
export const listOpenGameTypes = async (params?: ListOpenGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListOpenGameTypesUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}



/** Game types for visitors. */
export const listOpenGameTypesQuery = (params?: ListOpenGameTypesParams) =>
  queryOptions<GameType[], ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'type', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listOpenGameTypes(params, { signal }),
  });

/** Game types for visitors. */
export const useListOpenGameTypes = (params?: ListOpenGameTypesParams) => useQuery(listOpenGameTypesQuery(params));

/** Game types for visitors. */
export const useListOpenGameTypesSuspense = (params?: ListOpenGameTypesParams) => useSuspenseQuery(listOpenGameTypesQuery(params));
