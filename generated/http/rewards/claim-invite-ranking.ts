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

export const getClaimInviteRankingUrl = () => {




  return `/api/invite/rankings/claim`
}

/**
 * Pays the reward for the player's place in the last period.
 * @summary Claim the ranking reward
 */
export const claimInviteRanking = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimInviteRankingUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the ranking reward. */
export const claimInviteRankingMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimInviteRanking'],
    mutationFn: () => claimInviteRanking(request),
  });

/** Claim the ranking reward. */
export const useClaimInviteRanking = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimInviteRankingMutation(request));
