/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getClaimVipRebateUrl = () => {




  return `/api/vip/card/rebate/rewards/claim`
}

/**
 * Pays back the level's share of yesterday's turnover.
 * @summary Claim the VIP rebate
 */
export const claimVipRebate = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipRebateUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the VIP rebate. */
export const claimVipRebateMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimVipRebate'],
    mutationFn: () => claimVipRebate(request),
  });

/** Claim the VIP rebate. */
export const useClaimVipRebate = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimVipRebateMutation(request));
