/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  CreateRechargeBody
} from '../schemas/create-recharge-body.ts';

import type {
  CreateRechargeHeaders
} from '../schemas/create-recharge-headers.ts';

import {
  RechargeLaunch
} from '../schemas/recharge-launch.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getCreateRechargeUrl = () => {




  return `/api/recharge/build`
}

/**
 * Creates the prepared deposit and returns the page where the player pays. From now on the history shows it as pending, and its coupon as used. Balance and journal change once it has succeeded. The app calls this once for each intent, right after preparing; if the response was lost, the player may repeat it with the same Idempotency-Key. For a deposit that is already created, any other key gets orderAlreadyBuilt, never orderExpired. The player can pay for 15 minutes from now; then the deposit times out. Where `versionCode` is missing, empty or lower than the `sinceVersionCode` of a code, orderExpired is answered in its place.
 * @summary Create a deposit
 */
export const createRecharge = async (createRechargeBody: CreateRechargeBody,
    headers: CreateRechargeHeaders, options?: Parameters<typeof customFetch>[1]): Promise<RechargeLaunch> => {

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
return customFetch<RechargeLaunch>(getCreateRechargeUrl(),
  {
      leniency: { strict: ['orderNo', 'payUrl', 'openMode'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createRechargeBody),
    schema: RechargeLaunch
  }
);}



/** Create a deposit. */
export const createRechargeMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<RechargeLaunch, ErrorType<unknown>, { data: CreateRechargeBody; headers: CreateRechargeHeaders }>({
    mutationKey: ['createRecharge'],
    mutationFn: ({ data, headers }) => createRecharge(data, headers, request),
  });

/** Create a deposit. */
export const useCreateRecharge = (request?: Parameters<typeof customFetch>[1]) => useMutation(createRechargeMutation(request));
