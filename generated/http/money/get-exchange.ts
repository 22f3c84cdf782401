/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Exchange
} from '../schemas/exchange.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetExchangeUrl = () => {




  return `/api/mallExchange/info`
}

/**
 * Returns the goods and the player's points.
 * @summary Goods that points buy
 */
export const getExchange = async ( options?: Parameters<typeof customFetch>[1]): Promise<Exchange> => {

  return customFetch<Exchange>(getGetExchangeUrl(),
  {
      leniency: { strict: ['points', 'goods.id', 'goods.points', 'orders', 'orders.orderNo', 'orders.goodsId'], alone: ['goods.stock'], },
    ...options,
    method: 'GET'

    ,
    schema: Exchange
  }
);}



/** Goods that points buy. */
export const getExchangeQuery = () =>
  queryOptions<Exchange, ErrorType<unknown>>({
    queryKey: ['api', 'mallExchange', 'info'],
    queryFn: ({ signal }) => getExchange({ signal }),
  });

/** Goods that points buy. */
export const useGetExchange = () => useQuery(getExchangeQuery());

/** Goods that points buy. */
export const useGetExchangeSuspense = () => useSuspenseQuery(getExchangeQuery());
