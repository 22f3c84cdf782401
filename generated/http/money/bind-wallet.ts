/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  CreateWalletBody
} from '../schemas/create-wallet-body.ts';

import {
  Wallet
} from '../schemas/wallet.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getBindWalletUrl = () => {




  return `/api/user/bankCard/create`
}

/**
 * Binds the wallet for withdrawals. It cannot be changed afterwards.
 * @summary Bind a wallet
 */
export const bindWallet = async (createWalletBody: CreateWalletBody, options?: Parameters<typeof customFetch>[1]): Promise<Wallet> => {

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
return customFetch<Wallet>(getBindWalletUrl(),
  {
      leniency: { strict: ['isBound'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWalletBody),
    schema: Wallet
  }
);}



/** Bind a wallet. */
export const bindWalletMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Wallet, ErrorType<unknown>, { data: CreateWalletBody }>({
    mutationKey: ['bindWallet'],
    mutationFn: ({ data }) => bindWallet(data, request),
  });

/** Bind a wallet. */
export const useBindWallet = (request?: Parameters<typeof customFetch>[1]) => useMutation(bindWalletMutation(request));
