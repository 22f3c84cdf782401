/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  UpdateUserBody
} from '../schemas/update-user-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getUpdateUserUrl = () => {




  return `/api/user/modify`
}

/**
 * Changes only the fields sent.
 * @summary Change the profile
 */
export const updateUser = async (updateUserBody: UpdateUserBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getUpdateUserUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateUserBody),
    schema: User
  }
);}



/** Change the profile. */
export const updateUserMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: UpdateUserBody }>({
    mutationKey: ['updateUser'],
    mutationFn: ({ data }) => updateUser(data, request),
  });

/** Change the profile. */
export const useUpdateUser = (request?: Parameters<typeof customFetch>[1]) => useMutation(updateUserMutation(request));
