/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetUserUrl = () => {




  return `/api/user/info`
}

/**
 * Returns the player of the session. The app calls this at start if it remembers a player, when the page becomes visible again, and after what affects the player; login and register return the player themselves.
 * @summary The player
 */
export const getUser = async ( options?: Parameters<typeof customFetch>[1]): Promise<User> => {

  return customFetch<User>(getGetUserUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'GET'

    ,
    schema: User
  }
);}



/** The player. */
export const getUserQuery = () =>
  queryOptions<User, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'info'],
    queryFn: ({ signal }) => getUser({ signal }),
  });

/** The player. */
export const useGetUser = () => useQuery(getUserQuery());

/** The player. */
export const useGetUserSuspense = () => useSuspenseQuery(getUserQuery());
