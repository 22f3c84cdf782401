/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  CreateWithdrawalBody
} from '../schemas/create-withdrawal-body.ts';

import type {
  CreateWithdrawalHeaders
} from '../schemas/create-withdrawal-headers.ts';

import {
  Withdrawal
} from '../schemas/withdrawal.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getCreateWithdrawalUrl = () => {




  return `/api/withdraw/create`
}

/**
 * Withdraws to the bound wallet. The app calls this once for each intent, after the player confirmed amount, fee and destination; if the response was lost, the player may repeat it with the same Idempotency-Key, and may retype the password. The server checks the key before all else. The amount leaves the balance at once and is held until the withdrawal ends; a rejected or failed withdrawal returns it.
 * @summary Withdraw
 */
export const createWithdrawal = async (createWithdrawalBody: CreateWithdrawalBody,
    headers: CreateWithdrawalHeaders, options?: Parameters<typeof customFetch>[1]): Promise<Withdrawal> => {

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
return customFetch<Withdrawal>(getCreateWithdrawalUrl(),
  {
      leniency: { strict: ['orderNo', 'status'], alone: ['fee'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createWithdrawalBody),
    schema: Withdrawal
  }
);}



/** Withdraw. */
export const createWithdrawalMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Withdrawal, ErrorType<unknown>, { data: CreateWithdrawalBody; headers: CreateWithdrawalHeaders }>({
    mutationKey: ['createWithdrawal'],
    mutationFn: ({ data, headers }) => createWithdrawal(data, headers, request),
  });

/** Withdraw. */
export const useCreateWithdrawal = (request?: Parameters<typeof customFetch>[1]) => useMutation(createWithdrawalMutation(request));
