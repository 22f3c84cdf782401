/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Wallet
} from '../schemas/wallet.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetWalletUrl = () => {




  return `/api/user/bankCard/wallet/account`
}

/**
 * Returns the bound wallet, masked, or says that there is none.
 * @summary Bound wallet
 */
export const getWallet = async ( options?: Parameters<typeof customFetch>[1]): Promise<Wallet> => {

  return customFetch<Wallet>(getGetWalletUrl(),
  {
      leniency: { strict: ['isBound'], },
    ...options,
    method: 'GET'

    ,
    schema: Wallet
  }
);}



/** Bound wallet. */
export const getWalletQuery = () =>
  queryOptions<Wallet, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'bankCard', 'wallet', 'account'],
    queryFn: ({ signal }) => getWallet({ signal }),
  });

/** Bound wallet. */
export const useGetWallet = () => useQuery(getWalletQuery());

/** Bound wallet. */
export const useGetWalletSuspense = () => useSuspenseQuery(getWalletQuery());
