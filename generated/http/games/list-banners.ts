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
  Banner
} from '../schemas/banner.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListBannersUrl = () => {




  return `/api/open/banner/info`
}

/**
 * Returns the banners at the top of the lobby, for visitors and players alike.
 * @summary Banners of the lobby
 */
export const listBanners = async ( options?: Parameters<typeof customFetch>[1]): Promise<Banner[]> => {

  return customFetch<Banner[]>(getListBannersUrl(),
  {
      leniency: { strict: ['id'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Banner)
  }
);}



/** Banners of the lobby. */
export const listBannersQuery = () =>
  queryOptions<Banner[], ErrorType<unknown>>({
    queryKey: ['api', 'open', 'banner', 'info'],
    queryFn: ({ signal }) => listBanners({ signal }),
  });

/** Banners of the lobby. */
export const useListBanners = () => useQuery(listBannersQuery());

/** Banners of the lobby. */
export const useListBannersSuspense = () => useSuspenseQuery(listBannersQuery());
