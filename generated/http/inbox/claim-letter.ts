/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  ClaimLetterBody
} from '../schemas/claim-letter-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getClaimLetterUrl = () => {




  return `/api/letter/claim`
}

/**
 * Credits the rewards attached to a letter.
 * @summary Claim the rewards of a letter
 */
export const claimLetter = async (claimLetterBody: ClaimLetterBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getClaimLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimLetterBody),
    schema: Rewards
  }
);}



/** Claim the rewards of a letter. */
export const claimLetterMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, { data: ClaimLetterBody }>({
    mutationKey: ['claimLetter'],
    mutationFn: ({ data }) => claimLetter(data, request),
  });

/** Claim the rewards of a letter. */
export const useClaimLetter = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimLetterMutation(request));
