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

export const getClaimFriendDepositUrl = () => {




  return `/api/friend/card/deposit/rewards/claim`
}

/**
 * Pays the reward for friends who deposited.
 * @summary Claim the reward for friends' deposits
 */
export const claimFriendDeposit = async ( options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

  return customFetch<Rewards>(getClaimFriendDepositUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: Rewards
  }
);}



/** Claim the reward for friends' deposits. */
export const claimFriendDepositMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Rewards, ErrorType<unknown>, void>({
    mutationKey: ['claimFriendDeposit'],
    mutationFn: () => claimFriendDeposit(request),
  });

/** Claim the reward for friends' deposits. */
export const useClaimFriendDeposit = (request?: Parameters<typeof customFetch>[1]) => useMutation(claimFriendDepositMutation(request));
