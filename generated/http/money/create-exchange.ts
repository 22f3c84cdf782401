/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  CreateExchangeBody
} from '../schemas/create-exchange-body.ts';

import type {
  CreateExchangeHeaders
} from '../schemas/create-exchange-headers.ts';

import {
  ExchangeOrder
} from '../schemas/exchange-order.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getCreateExchangeUrl = () => {




  return `/api/mallExchange/order`
}

/**
 * Exchanges points for goods or money. The app calls this once for each intent; if the response was lost, the player may repeat it with the same Idempotency-Key.
 * @summary Buy with points
 */
export const createExchange = async (createExchangeBody: CreateExchangeBody,
    headers: CreateExchangeHeaders, options?: Parameters<typeof customFetch>[1]): Promise<ExchangeOrder> => {

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
return customFetch<ExchangeOrder>(getCreateExchangeUrl(),
  {
      leniency: { strict: ['orderNo', 'goodsId'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createExchangeBody),
    schema: ExchangeOrder
  }
);}



/** Buy with points. */
export const createExchangeMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<ExchangeOrder, ErrorType<unknown>, { data: CreateExchangeBody; headers: CreateExchangeHeaders }>({
    mutationKey: ['createExchange'],
    mutationFn: ({ data, headers }) => createExchange(data, headers, request),
  });

/** Buy with points. */
export const useCreateExchange = (request?: Parameters<typeof customFetch>[1]) => useMutation(createExchangeMutation(request));
