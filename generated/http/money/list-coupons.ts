/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  CouponPage
} from '../schemas/coupon-page.ts';

import type {
  ListCouponsParams
} from '../schemas/list-coupons-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListCouponsUrl = (params?: ListCouponsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/coupon/fetch?${stringifiedParams}` : `/api/coupon/fetch`
}

/**
 * Returns the player's coupons: usable ones first, sorted by their end.
 * @summary Coupons
 */
export const listCoupons = async (params?: ListCouponsParams, options?: Parameters<typeof customFetch>[1]): Promise<CouponPage> => {

  return customFetch<CouponPage>(getListCouponsUrl(params),
  {
      leniency: { strict: ['list.id', 'list.turnoverMultiple'], alone: ['total'], },
    ...options,
    method: 'GET'

    ,
    schema: CouponPage
  }
);}



/** Coupons. */
export const listCouponsQuery = (params?: ListCouponsParams) =>
  queryOptions<CouponPage, ErrorType<unknown>>({
    queryKey: ['api', 'coupon', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listCoupons(params, { signal }),
  });

/** Coupons. */
export const useListCoupons = (params?: ListCouponsParams) => useQuery(listCouponsQuery(params));

/** Coupons. */
export const useListCouponsSuspense = (params?: ListCouponsParams) => useSuspenseQuery(listCouponsQuery(params));
