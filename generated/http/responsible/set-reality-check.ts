/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  PlaySession
} from '../schemas/play-session.ts';

import type {
  SetRealityCheckBody
} from '../schemas/set-reality-check-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSetRealityCheckUrl = () => {




  return `/api/rg/session/reminder`
}

/**
 * Sets after how many minutes of play a reality check is due; it counts from the answer before. The app calls this when the player chooses another time.
 * @summary Set the time between reality checks
 */
export const setRealityCheck = async (setRealityCheckBody: SetRealityCheckBody, options?: Parameters<typeof customFetch>[1]): Promise<PlaySession> => {

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
return customFetch<PlaySession>(getSetRealityCheckUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setRealityCheckBody),
    schema: PlaySession
  }
);}



/** Set the time between reality checks. */
export const setRealityCheckMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<PlaySession, ErrorType<unknown>, { data: SetRealityCheckBody }>({
    mutationKey: ['setRealityCheck'],
    mutationFn: ({ data }) => setRealityCheck(data, request),
  });

/** Set the time between reality checks. */
export const useSetRealityCheck = (request?: Parameters<typeof customFetch>[1]) => useMutation(setRealityCheckMutation(request));
