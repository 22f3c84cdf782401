/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  PrepareRechargeBody
} from '../schemas/prepare-recharge-body.ts';

import {
  RechargeQuote
} from '../schemas/recharge-quote.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getPrepareRechargeUrl = () => {




  return `/api/recharge/preCreate`
}

/**
 * Checks method, amount, bank and coupon, and assigns a number to the deposit. No money moves and the history does not show it. The app calls this when the player submits the deposit form. A prepared deposit can be created for 15 minutes (expiresAt).
 * @summary Prepare a deposit
 */
export const prepareRecharge = async (prepareRechargeBody: PrepareRechargeBody, options?: Parameters<typeof customFetch>[1]): Promise<RechargeQuote> => {

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
return customFetch<RechargeQuote>(getPrepareRechargeUrl(),
  {
      leniency: { strict: ['orderNo'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(prepareRechargeBody),
    schema: RechargeQuote
  }
);}



/** Prepare a deposit. */
export const prepareRechargeMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<RechargeQuote, ErrorType<unknown>, { data: PrepareRechargeBody }>({
    mutationKey: ['prepareRecharge'],
    mutationFn: ({ data }) => prepareRecharge(data, request),
  });

/** Prepare a deposit. */
export const usePrepareRecharge = (request?: Parameters<typeof customFetch>[1]) => useMutation(prepareRechargeMutation(request));
