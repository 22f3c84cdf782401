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
  SetTradePasswordBody
} from '../schemas/set-trade-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSetTradePasswordUrl = () => {




  return `/api/user/modifyPasswordTrade`
}

/**
 * Sets the first transaction password. The app calls this from the create form, which compares both entries on the device.
 * @summary Set the transaction password
 */
export const setTradePassword = async (setTradePasswordBody: SetTradePasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getSetTradePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setTradePasswordBody),
    schema: Nothing
  }
);}



/** Set the transaction password. */
export const setTradePasswordMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: SetTradePasswordBody }>({
    mutationKey: ['setTradePassword'],
    mutationFn: ({ data }) => setTradePassword(data, request),
  });

/** Set the transaction password. */
export const useSetTradePassword = (request?: Parameters<typeof customFetch>[1]) => useMutation(setTradePasswordMutation(request));
