/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  GameRecordPage
} from '../schemas/game-record-page.ts';

import type {
  GameTypeCode
} from '../schemas/game-type-code.ts';

import type {
  ListGameRecordsParams
} from '../schemas/list-game-records-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListGameRecordsUrl = (type: GameTypeCode,
    params?: ListGameRecordsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/record/${encodeURIComponent(String(type))}?${stringifiedParams}` : `/api/game/record/${encodeURIComponent(String(type))}`
}

/**
 * Returns the player's rounds in games of a type, newest first.
 * @summary Rounds played
 */
export const listGameRecords = async (type: GameTypeCode,
    params?: ListGameRecordsParams, options?: Parameters<typeof customFetch>[1]): Promise<GameRecordPage> => {

  return customFetch<GameRecordPage>(getListGameRecordsUrl(type,params),
  {
      leniency: { strict: ['list.id', 'list.gameId'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: GameRecordPage
  }
);}



/** Rounds played. */
export const listGameRecordsQuery = (type: GameTypeCode, params?: ListGameRecordsParams) =>
  queryOptions<GameRecordPage, ErrorType<unknown>>({
    queryKey: ['api', 'game', 'record', type, ...(params ? [params] : [])],
    queryFn: ({ signal }) => listGameRecords(type, params, { signal }),
  });

/** Rounds played. */
export const useListGameRecords = (type: GameTypeCode, params?: ListGameRecordsParams) => useQuery(listGameRecordsQuery(type, params));

/** Rounds played. */
export const useListGameRecordsSuspense = (type: GameTypeCode, params?: ListGameRecordsParams) => useSuspenseQuery(listGameRecordsQuery(type, params));
