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

export const getClaimVipDailyUrl = () => {




  return `/api/vip/card/daily/rewards/claim`
}

/**
 * Pays the daily reward of the level, once each Manila day.
 * @summary Claim the daily VIP reward
 */
export const claimVipDaily = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimVipDailyUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the daily VIP reward. */
export const claimVipDailyMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimVipDaily'],
    mutationFn: () => claimVipDaily(request),
  });

/** Claim the daily VIP reward. */
export const useClaimVipDaily = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimVipDailyMutation(request));
