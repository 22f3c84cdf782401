/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getLogoutUserUrl = () => {




  return `/api/user/logout`
}

/**
 * Ends the session and closes its socket. The app calls this when the player confirms the logout, and clears its own data without waiting for the answer.
 * @summary Log out
 */
export const logoutUser = async ( options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

  return customFetch<Nothing>(getLogoutUserUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Nothing
  }
);}



/** Log out. */
export const logoutUserMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, void>({
    mutationKey: ['logoutUser'],
    mutationFn: () => logoutUser(request),
  });

/** Log out. */
export const useLogoutUser = (request?: Parameters<typeof customFetch>[1]) => useMutation(logoutUserMutation(request));
