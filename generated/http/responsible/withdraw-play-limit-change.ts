/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  PlayLimitKey
} from '../schemas/play-limit-key.ts';

import {
  PlayLimits
} from '../schemas/play-limits.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getWithdrawPlayLimitChangeUrl = () => {




  return `/api/rg/limit/withdraw`
}

/**
 * Takes back a change of a limit that waits; the limit that holds stays. The app calls this when the player withdraws the request.
 * @summary Withdraw a change of a limit
 */
export const withdrawPlayLimitChange = async (playLimitKey: PlayLimitKey, options?: Parameters<typeof customFetch>[1]): Promise<PlayLimits> => {

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
return customFetch<PlayLimits>(getWithdrawPlayLimitChangeUrl(),
  {
      leniency: { strict: ['limits.minutes', 'limits.change.minutes', 'limits.change.confirmableAt'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(playLimitKey),
    schema: PlayLimits
  }
);}



/** Withdraw a change of a limit. */
export const withdrawPlayLimitChangeMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<PlayLimits, ErrorType<unknown>, { data: PlayLimitKey }>({
    mutationKey: ['withdrawPlayLimitChange'],
    mutationFn: ({ data }) => withdrawPlayLimitChange(data, request),
  });

/** Withdraw a change of a limit. */
export const useWithdrawPlayLimitChange = (request?: Parameters<typeof customFetch>[1]) => useMutation(withdrawPlayLimitChangeMutation(request));
