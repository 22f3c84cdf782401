/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import type {
  ListWithdrawalsParams
} from '../schemas/list-withdrawals-params.ts';

import {
  WithdrawalPage
} from '../schemas/withdrawal-page.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListWithdrawalsUrl = (params?: ListWithdrawalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/withdraw/fetch?${stringifiedParams}` : `/api/withdraw/fetch`
}

/**
 * Returns the player's withdrawals, newest first. The app calls this for the history, and to follow a withdrawal.
 * @summary Withdrawals
 */
export const listWithdrawals = async (params?: ListWithdrawalsParams, options?: Parameters<typeof customFetch>[1]): Promise<WithdrawalPage> => {

  return customFetch<WithdrawalPage>(getListWithdrawalsUrl(params),
  {
      leniency: { strict: ['list.orderNo', 'list.status'], alone: ['list.fee', 'total'], },
    ...options,
    method: 'GET'

    ,
    schema: WithdrawalPage
  }
);}



/** Withdrawals. */
export const listWithdrawalsQuery = (params?: ListWithdrawalsParams) =>
  queryOptions<WithdrawalPage, ErrorType<unknown>>({
    queryKey: ['api', 'withdraw', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listWithdrawals(params, { signal }),
  });

/** Withdrawals. */
export const useListWithdrawals = (params?: ListWithdrawalsParams) => useQuery(listWithdrawalsQuery(params));

/** Withdrawals. */
export const useListWithdrawalsSuspense = (params?: ListWithdrawalsParams) => useSuspenseQuery(listWithdrawalsQuery(params));
