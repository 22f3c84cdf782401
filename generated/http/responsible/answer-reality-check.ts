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
  RealityCheckAnswerBody
} from '../schemas/reality-check-answer-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getAnswerRealityCheckUrl = () => {




  return `/api/rg/session/answer`
}

/**
 * Notes the player's answer; the next reality check is due after `reminderMinutes`. Without a session of play it changes nothing. The app calls this when the player presses one of the three buttons.
 * @summary Answer a reality check
 */
export const answerRealityCheck = async (realityCheckAnswerBody: RealityCheckAnswerBody, options?: Parameters<typeof customFetch>[1]): Promise<PlaySession> => {

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
return customFetch<PlaySession>(getAnswerRealityCheckUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(realityCheckAnswerBody),
    schema: PlaySession
  }
);}



/** Answer a reality check. */
export const answerRealityCheckMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<PlaySession, ErrorType<unknown>, { data: RealityCheckAnswerBody }>({
    mutationKey: ['answerRealityCheck'],
    mutationFn: ({ data }) => answerRealityCheck(data, request),
  });

/** Answer a reality check. */
export const useAnswerRealityCheck = (request?: Parameters<typeof customFetch>[1]) => useMutation(answerRealityCheckMutation(request));
