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

import {
  RechargeMethod
} from '../schemas/recharge-method.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListRechargeMethodsUrl = () => {




  return `/api/recharge/method`
}

/**
 * Returns the deposit methods for this player. The app calls this when the deposit screen opens.
 * @summary Deposit methods
 */
export const listRechargeMethods = async ( options?: Parameters<typeof customFetch>[1]): Promise<RechargeMethod[]> => {

  return customFetch<RechargeMethod[]>(getListRechargeMethodsUrl(),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(RechargeMethod)
  }
);}



/** Deposit methods. */
export const listRechargeMethodsQuery = () =>
  queryOptions<RechargeMethod[], ErrorType<unknown>>({
    queryKey: ['api', 'recharge', 'method'],
    queryFn: ({ signal }) => listRechargeMethods({ signal }),
  });

/** Deposit methods. */
export const useListRechargeMethods = () => useQuery(listRechargeMethodsQuery());

/** Deposit methods. */
export const useListRechargeMethodsSuspense = () => useSuspenseQuery(listRechargeMethodsQuery());
