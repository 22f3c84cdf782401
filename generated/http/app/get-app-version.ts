/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  AppVersion
} from '../schemas/app-version.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetAppVersionUrl = () => {




  return `/api/app/version`
}

/**
 * Returns the newest version of the app. The app calls this at start, and offers the update if it is older.
 * @summary Newest version
 */
export const getAppVersion = async ( options?: Parameters<typeof customFetch>[1]): Promise<AppVersion> => {

  return customFetch<AppVersion>(getGetAppVersionUrl(),
  {
      leniency: { strict: ['versionCode'], },
    ...options,
    method: 'GET'

    ,
    schema: AppVersion
  }
);}



/** Newest version. */
export const getAppVersionQuery = () =>
  queryOptions<AppVersion, ErrorType<unknown>>({
    queryKey: ['api', 'app', 'version'],
    queryFn: ({ signal }) => getAppVersion({ signal }),
  });

/** Newest version. */
export const useGetAppVersion = () => useQuery(getAppVersionQuery());

/** Newest version. */
export const useGetAppVersionSuspense = () => useSuspenseQuery(getAppVersionQuery());
