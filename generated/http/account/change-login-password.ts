/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  ChangeLoginPasswordBody
} from '../schemas/change-login-password-body.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getChangeLoginPasswordUrl = () => {




  return `/api/user/modifyPasswordLogin`
}

/**
 * Sets a new login password, given the old one. The session stays open.
 * @summary Change the login password
 */
export const changeLoginPassword = async (changeLoginPasswordBody: ChangeLoginPasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getChangeLoginPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeLoginPasswordBody),
    schema: Nothing
  }
);}



/** Change the login password. */
export const changeLoginPasswordMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: ChangeLoginPasswordBody }>({
    mutationKey: ['changeLoginPassword'],
    mutationFn: ({ data }) => changeLoginPassword(data, request),
  });

/** Change the login password. */
export const useChangeLoginPassword = (request?: Parameters<typeof customFetch>[1]) => useMutation(changeLoginPasswordMutation(request));
