/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import type {
  GetPlayStatementParams
} from '../schemas/get-play-statement-params.ts';

import {
  PlayStatement
} from '../schemas/play-statement.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetPlayStatementUrl = (params?: GetPlayStatementParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/rg/statement?${stringifiedParams}` : `/api/rg/statement`
}

/**
 * Returns what the player paid in and out, staked and won, and for how long the player played, for each month of a year and in all. The server adds it up; months and years are those of Manila. The app calls this on the page of responsible play.
 * @summary The statement of a year
 */
export const getPlayStatement = async (params?: GetPlayStatementParams, options?: Parameters<typeof customFetch>[1]): Promise<PlayStatement> => {

  return customFetch<PlayStatement>(getGetPlayStatementUrl(params),
  {
      leniency: { strict: ['months.month'], },
    ...options,
    method: 'GET'

    ,
    schema: PlayStatement
  }
);}



/** The statement of a year. */
export const getPlayStatementQuery = (params?: GetPlayStatementParams) =>
  queryOptions<PlayStatement, ErrorType<unknown>>({
    queryKey: ['api', 'rg', 'statement', ...(params ? [params] : [])],
    queryFn: ({ signal }) => getPlayStatement(params, { signal }),
  });

/** The statement of a year. */
export const useGetPlayStatement = (params?: GetPlayStatementParams) => useQuery(getPlayStatementQuery(params));

/** The statement of a year. */
export const useGetPlayStatementSuspense = (params?: GetPlayStatementParams) => useSuspenseQuery(getPlayStatementQuery(params));
