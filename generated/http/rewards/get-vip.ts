/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Vip
} from '../schemas/vip.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetVipUrl = () => {




  return `/api/vip/card/fetch`
}

/**
 * Returns the level, the requirements and rewards of each level, activeness and the three rewards.
 * @summary VIP standing and rewards
 */
export const getVip = async ( options?: Parameters<typeof customFetch>[1]): Promise<Vip> => {

  return customFetch<Vip>(getGetVipUrl(),
  {
      leniency: { alone: ['turnover', 'activeness', 'nextDrop.activeness'], },
    ...options,
    method: 'GET'

    ,
    schema: Vip
  }
);}



/** VIP standing and rewards. */
export const getVipQuery = () =>
  queryOptions<Vip, ErrorType<unknown>>({
    queryKey: ['api', 'vip', 'card', 'fetch'],
    queryFn: ({ signal }) => getVip({ signal }),
  });

/** VIP standing and rewards. */
export const useGetVip = () => useQuery(getVipQuery());

/** VIP standing and rewards. */
export const useGetVipSuspense = () => useSuspenseQuery(getVipQuery());
