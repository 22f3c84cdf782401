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

export const getClaimFriendTurnoverUrl = () => {




  return `/api/friend/card/turnover/rewards/claim`
}

/**
 * Pays the reward for friends' turnover.
 * @summary Claim the reward for friends' turnover
 */
export const claimFriendTurnover = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimFriendTurnoverUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the reward for friends' turnover. */
export const claimFriendTurnoverMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimFriendTurnover'],
    mutationFn: () => claimFriendTurnover(request),
  });

/** Claim the reward for friends' turnover. */
export const useClaimFriendTurnover = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimFriendTurnoverMutation(request));
