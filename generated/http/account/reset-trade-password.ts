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
  ResetTradePasswordBody
} from '../schemas/reset-trade-password-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getResetTradePasswordUrl = () => {




  return `/api/reset/trade/pwd`
}

/**
 * Sets a new transaction password with the OTP sent to the bound number.
 * @summary Reset the transaction password
 */
export const resetTradePassword = async (resetTradePasswordBody: ResetTradePasswordBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getResetTradePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetTradePasswordBody),
    schema: Nothing
  }
);}



/** Reset the transaction password. */
export const resetTradePasswordMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: ResetTradePasswordBody }>({
    mutationKey: ['resetTradePassword'],
    mutationFn: ({ data }) => resetTradePassword(data, request),
  });

/** Reset the transaction password. */
export const useResetTradePassword = (request?: Parameters<typeof customFetch>[1]) => useMutation(resetTradePasswordMutation(request));
