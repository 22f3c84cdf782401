/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  ClaimRecallTaskBody
} from '../schemas/claim-recall-task-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getClaimRecallTaskUrl = () => {




  return `/api/recallTask/claim`
}

/**
 * Credits the reward of a completed step.
 * @summary Claim a step of a return gift
 */
export const claimRecallTask = async (claimRecallTaskBody: ClaimRecallTaskBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getClaimRecallTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimRecallTaskBody),
    schema: Rewards
  }
);}



/** Claim a step of a return gift. */
export const claimRecallTaskMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, { data: ClaimRecallTaskBody }>({
    mutationKey: ['claimRecallTask'],
    mutationFn: ({ data }) => claimRecallTask(data, request),
  });

/** Claim a step of a return gift. */
export const useClaimRecallTask = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimRecallTaskMutation(request));
