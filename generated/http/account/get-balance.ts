/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Balance
} from '../schemas/balance.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetBalanceUrl = () => {




  return `/api/balance`
}

/**
 * Returns the player's money and points. The app calls this after user info, after each reward, game and deposit, on refresh, and when the page becomes visible again.
 * @summary Balance and points
 */
export const getBalance = async ( options?: Parameters<typeof customFetch>[1]): Promise<Balance> => {

  return customFetch<Balance>(getGetBalanceUrl(),
  {
      leniency: { strict: ['fbEvent.currency'], alone: ['userAccountVO.allAmount', 'userAccountVO.balance', 'userAccountVO.withdrawalAmount', 'userAccountVO.deposit', 'userPointVO.value', 'userRiskVO.surplus'], down: ['userAccountVO.withdrawalAmount'], },
    ...options,
    method: 'GET'

    ,
    schema: Balance
  }
);}



/** Balance and points. */
export const getBalanceQuery = () =>
  queryOptions<Balance, ErrorType<unknown>>({
    queryKey: ['api', 'balance'],
    queryFn: ({ signal }) => getBalance({ signal }),
  });

/** Balance and points. */
export const useGetBalance = () => useQuery(getBalanceQuery());

/** Balance and points. */
export const useGetBalanceSuspense = () => useSuspenseQuery(getBalanceQuery());
