/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  PlayLimits
} from '../schemas/play-limits.ts';

import type {
  SetPlayLimitBody
} from '../schemas/set-play-limit-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSetPlayLimitUrl = () => {




  return `/api/rg/limit/set`
}

/**
 * Sets or changes a limit. A new or lower one holds from now on, and replaces a change that waits. A higher one waits for 24 hours and then for confirmPlayLimit; while it waits the old one holds. The value that already holds changes nothing, and withdraws a change that waits. The app calls this when the player submits the form of a limit.
 * @summary Set a limit
 */
export const setPlayLimit = async (setPlayLimitBody: SetPlayLimitBody, options?: Parameters<typeof customFetch>[1]): Promise<PlayLimits> => {

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
return customFetch<PlayLimits>(getSetPlayLimitUrl(),
  {
      leniency: { strict: ['limits.minutes', 'limits.change.minutes', 'limits.change.confirmableAt'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setPlayLimitBody),
    schema: PlayLimits
  }
);}



/** Set a limit. */
export const setPlayLimitMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<PlayLimits, ErrorType<unknown>, { data: SetPlayLimitBody }>({
    mutationKey: ['setPlayLimit'],
    mutationFn: ({ data }) => setPlayLimit(data, request),
  });

/** Set a limit. */
export const useSetPlayLimit = (request?: Parameters<typeof customFetch>[1]) => useMutation(setPlayLimitMutation(request));
