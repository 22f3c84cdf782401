/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  LoginBody
} from '../schemas/login-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getLoginUserUrl = () => {




  return `/api/user/login`
}

/**
 * Opens a session for the player, and ends the session of another device and the one whose cookie the request has. The app calls this when the player submits the login form. The session is a cookie; the body holds nothing of it.
 * @summary Log in
 */
export const loginUser = async (loginBody: LoginBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return customFetch<User>(getLoginUserUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginBody),
    schema: User
  }
);}



/** Log in. */
export const loginUserMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: LoginBody }>({
    mutationKey: ['loginUser'],
    mutationFn: ({ data }) => loginUser(data, request),
  });

/** Log in. */
export const useLoginUser = (request?: Parameters<typeof customFetch>[1]) => useMutation(loginUserMutation(request));
