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

export const getClaimVipMonthlyUrl = () => {




  return `/api/vip/card/monthly/rewards/claim`
}

/**
 * Pays the monthly reward after 30 days of check-in.
 * @summary Claim the monthly VIP reward
 */
export const claimVipMonthly = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipMonthlyUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the monthly VIP reward. */
export const claimVipMonthlyMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimVipMonthly'],
    mutationFn: () => claimVipMonthly(request),
  });

/** Claim the monthly VIP reward. */
export const useClaimVipMonthly = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimVipMonthlyMutation(request));
