/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  z as zod
} from 'zod/mini';

import type {
  ListRechargeBanksParams
} from '../schemas/list-recharge-banks-params.ts';

import {
  RechargeBank
} from '../schemas/recharge-bank.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListRechargeBanksUrl = (params: ListRechargeBanksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/bank?${stringifiedParams}` : `/api/recharge/bank`
}

/**
 * Returns the banks or channels of a method.
 * @summary Banks of a method
 */
export const listRechargeBanks = async (params: ListRechargeBanksParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeBank[]> => {

  return customFetch<RechargeBank[]>(getListRechargeBanksUrl(params),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(RechargeBank)
  }
);}



/** Banks of a method. */
export const listRechargeBanksQuery = (params: ListRechargeBanksParams) =>
  queryOptions<RechargeBank[], ErrorType<unknown>>({
    queryKey: ['api', 'recharge', 'bank', params],
    queryFn: ({ signal }) => listRechargeBanks(params, { signal }),
  });

/** Banks of a method. */
export const useListRechargeBanks = (params: ListRechargeBanksParams) => useQuery(listRechargeBanksQuery(params));

/** Banks of a method. */
export const useListRechargeBanksSuspense = (params: ListRechargeBanksParams) => useSuspenseQuery(listRechargeBanksQuery(params));
