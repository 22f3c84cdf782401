/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  RegisterBody
} from '../schemas/register-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getRegisterUserUrl = () => {




  return `/api/user/custom/register`
}

/**
 * Creates an account and opens a session for it, and ends the session whose cookie the request has. The app calls this when the player submits the register form.
 * @summary Register
 */
export const registerUser = async (registerBody: RegisterBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getRegisterUserUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerBody),
    schema: User
  }
);}



/** Register. */
export const registerUserMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: RegisterBody }>({
    mutationKey: ['registerUser'],
    mutationFn: ({ data }) => registerUser(data, request),
  });

/** Register. */
export const useRegisterUser = (request?: Parameters<typeof customFetch>[1]) => useMutation(registerUserMutation(request));
