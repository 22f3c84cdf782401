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

import type {
  ResetLoginPasswordBody
} from '../schemas/reset-login-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getResetLoginPasswordUrl = () => {




  return `/api/reset/login/pwd`
}

/**
 * Sets a new login password with the OTP, and ends every session of the account.
 * @summary Reset the login password
 */
export const resetLoginPassword = async (resetLoginPasswordBody: ResetLoginPasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getResetLoginPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetLoginPasswordBody),
    schema: Nothing
  }
);}



/** Reset the login password. */
export const resetLoginPasswordMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: ResetLoginPasswordBody }>({
    mutationKey: ['resetLoginPassword'],
    mutationFn: ({ data }) => resetLoginPassword(data, request),
  });

/** Reset the login password. */
export const useResetLoginPassword = (request?: Parameters<typeof customFetch>[1]) => useMutation(resetLoginPasswordMutation(request));
