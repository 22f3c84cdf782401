/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  PlayInfo
} from '../schemas/play-info.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetPlayInfoUrl = () => {




  return `/api/rg/info`
}

/**
 * Returns whom to ask for help, and the operator's terms of breaks and exclusions, in the language of the request. The app calls this when somebody opens the page of responsible play, visitors too.
 * @summary Help and terms of responsible play
 */
export const getPlayInfo = async ( options?: Parameters<typeof customFetch>[1]): Promise<PlayInfo> => {

  return customFetch<PlayInfo>(getGetPlayInfoUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: PlayInfo
  }
);}



/** Help and terms of responsible play. */
export const getPlayInfoQuery = () =>
  queryOptions<PlayInfo, ErrorType<unknown>>({
    queryKey: ['api', 'rg', 'info'],
    queryFn: ({ signal }) => getPlayInfo({ signal }),
  });

/** Help and terms of responsible play. */
export const useGetPlayInfo = () => useQuery(getPlayInfoQuery());

/** Help and terms of responsible play. */
export const useGetPlayInfoSuspense = () => useSuspenseQuery(getPlayInfoQuery());
