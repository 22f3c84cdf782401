/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import type {
  ListRechargeAmountsParams
} from '../schemas/list-recharge-amounts-params.ts';

import {
  RechargeAmounts
} from '../schemas/recharge-amounts.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListRechargeAmountsUrl = (params: ListRechargeAmountsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/amount?${stringifiedParams}` : `/api/recharge/amount`
}

/**
 * Returns the suggested amounts of a method and its limits for this player. The app calls this when the player chooses a method.
 * @summary Suggested deposit amounts
 */
export const listRechargeAmounts = async (params: ListRechargeAmountsParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeAmounts> => {

  return customFetch<RechargeAmounts>(getListRechargeAmountsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: RechargeAmounts
  }
);}



/** Suggested deposit amounts. */
export const listRechargeAmountsQuery = (params: ListRechargeAmountsParams) =>
  queryOptions<RechargeAmounts, ErrorType<unknown>>({
    queryKey: ['api', 'recharge', 'amount', params],
    queryFn: ({ signal }) => listRechargeAmounts(params, { signal }),
  });

/** Suggested deposit amounts. */
export const useListRechargeAmounts = (params: ListRechargeAmountsParams) => useQuery(listRechargeAmountsQuery(params));

/** Suggested deposit amounts. */
export const useListRechargeAmountsSuspense = (params: ListRechargeAmountsParams) => useSuspenseQuery(listRechargeAmountsQuery(params));
