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
  Avatar
} from '../schemas/avatar.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListAvatarsUrl = () => {




  return `/api/material/avatar`
}

/**
 * Returns the avatars that the operator offers.
 * @summary Avatars to choose from
 */
export const listAvatars = async ( options?: Parameters<typeof customFetch>[1]): Promise<Avatar[]> => {

  return customFetch<Avatar[]>(getListAvatarsUrl(),
  {
      leniency: { strict: ['id', 'url'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Avatar)
  }
);}



/** Avatars to choose from. */
export const listAvatarsQuery = () =>
  queryOptions<Avatar[], ErrorType<unknown>>({
    queryKey: ['api', 'material', 'avatar'],
    queryFn: ({ signal }) => listAvatars({ signal }),
  });

/** Avatars to choose from. */
export const useListAvatars = () => useQuery(listAvatarsQuery());

/** Avatars to choose from. */
export const useListAvatarsSuspense = () => useSuspenseQuery(listAvatarsQuery());
