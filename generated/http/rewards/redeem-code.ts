/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  RedeemCodeBody
} from '../schemas/redeem-code-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getRedeemCodeUrl = () => {




  return `/api/redemption/code/use`
}

/**
 * Credits the rewards of the code.
 * @summary Redeem a code
 */
export const redeemCode = async (redeemCodeBody: RedeemCodeBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getRedeemCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(redeemCodeBody),
    schema: Rewards
  }
);}



/** Redeem a code. */
export const redeemCodeMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, { data: RedeemCodeBody }>({
    mutationKey: ['redeemCode'],
    mutationFn: ({ data }) => redeemCode(data, request),
  });

/** Redeem a code. */
export const useRedeemCode = (request?: Parameters<typeof customFetch>[1]) => useMutation(redeemCodeMutation(request));
