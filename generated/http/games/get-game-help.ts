/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  GameHelp
} from '../schemas/game-help.ts';

import type {
  GetGameHelpParams
} from '../schemas/get-game-help-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetGameHelpUrl = (params: GetGameHelpParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/helper?${stringifiedParams}` : `/api/game/helper`
}

/**
 * Gives the rules of a game.
 * @summary How a game is played
 */
export const getGameHelp = async (params: GetGameHelpParams, options?: Parameters<typeof customFetch>[1]): Promise<GameHelp> => {

  return customFetch<GameHelp>(getGetGameHelpUrl(params),
  {
      leniency: { strict: ['gameId', 'manuf', 'payTable.pays'], },
    ...options,
    method: 'GET'

    ,
    schema: GameHelp
  }
);}



/** How a game is played. */
export const getGameHelpQuery = (params: GetGameHelpParams) =>
  queryOptions<GameHelp, ErrorType<unknown>>({
    queryKey: ['api', 'game', 'helper', params],
    queryFn: ({ signal }) => getGameHelp(params, { signal }),
  });

/** How a game is played. */
export const useGetGameHelp = (params: GetGameHelpParams) => useQuery(getGameHelpQuery(params));

/** How a game is played. */
export const useGetGameHelpSuspense = (params: GetGameHelpParams) => useSuspenseQuery(getGameHelpQuery(params));
