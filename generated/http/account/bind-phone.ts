/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  BindPhoneBody
} from '../schemas/bind-phone-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getBindPhoneUrl = () => {




  return `/api/user/bind`
}

/**
 * Binds a number to the account with the OTP sent to it.
 * @summary Bind a mobile number
 */
export const bindPhone = async (bindPhoneBody: BindPhoneBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getBindPhoneUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindPhoneBody),
    schema: User
  }
);}



/** Bind a mobile number. */
export const bindPhoneMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: BindPhoneBody }>({
    mutationKey: ['bindPhone'],
    mutationFn: ({ data }) => bindPhone(data, request),
  });

/** Bind a mobile number. */
export const useBindPhone = (request?: Parameters<typeof customFetch>[1]) => useMutation(bindPhoneMutation(request));
