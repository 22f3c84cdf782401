/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import type {
  ListRechargesParams
} from '../schemas/list-recharges-params.ts';

import {
  RechargePage
} from '../schemas/recharge-page.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListRechargesUrl = (params?: ListRechargesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/fetch?${stringifiedParams}` : `/api/recharge/fetch`
}

/**
 * Returns the player's deposits, newest first. The app calls this for the history, and to follow a deposit.
 * @summary Deposits
 */
export const listRecharges = async (params?: ListRechargesParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargePage> => {

  return customFetch<RechargePage>(getListRechargesUrl(params),
  {
      leniency: { strict: ['list.orderNo', 'list.status'], alone: ['list.bonus', 'total'], },
    ...options,
    method: 'GET'

    ,
    schema: RechargePage
  }
);}



/** Deposits. */
export const listRechargesQuery = (params?: ListRechargesParams) =>
  queryOptions<RechargePage, ErrorType<unknown>>({
    queryKey: ['api', 'recharge', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listRecharges(params, { signal }),
  });

/** Deposits. */
export const useListRecharges = (params?: ListRechargesParams) => useQuery(listRechargesQuery(params));

/** Deposits. */
export const useListRechargesSuspense = (params?: ListRechargesParams) => useSuspenseQuery(listRechargesQuery(params));
