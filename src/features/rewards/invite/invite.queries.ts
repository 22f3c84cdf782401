import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { claimFriendDepositMutation } from '#generated/http/rewards/claim-friend-deposit.ts'
import { claimFriendTurnoverMutation } from '#generated/http/rewards/claim-friend-turnover.ts'
import { claimInviteRankingMutation } from '#generated/http/rewards/claim-invite-ranking.ts'
import { getFriendCardQuery } from '#generated/http/rewards/get-friend-card.ts'
import { getInviteRankingQuery } from '#generated/http/rewards/get-invite-ranking.ts'
import { listFriendRewards, listFriendRewardsQuery } from '#generated/http/rewards/list-friend-rewards.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { nextPage } from '#src/queries/paging.ts'
import { type Claim, useClaim } from '#src/queries/use-claim.ts'

/** The two rewards of the friend card. */
export type FriendKind = 'deposit' | 'turnover'

const CLAIMS = {
  deposit: { operation: 'claimFriendDeposit', mutation: claimFriendDepositMutation },
  turnover: { operation: 'claimFriendTurnover', mutation: claimFriendTurnoverMutation },
} as const

/** Claims a reward of the friend card. `promised` is shown if the response was lost but the reward counts as claimed. */
export function useFriendClaim(kind: FriendKind, promised: Reward): Claim<void> {
  const queryClient = useQueryClient()
  const { operation, mutation } = CLAIMS[kind]
  const readIsClaimed = async () => {
    const card = await queryClient.fetchQuery({ ...getFriendCardQuery(), staleTime: 0 })
    return card[kind].state === 'claimed'
  }
  // The popup shows the result.
  return useClaim(operation, mutation({ successMessage: null }), readIsClaimed, {
    rewards: (response) => response?.rewards ?? [promised],
  })
}

/** Claims the prize of the last period. */
export function useRankingClaim(promised: Reward | undefined): Claim<void> {
  const queryClient = useQueryClient()
  const readIsClaimed = async () => {
    const { state } = await queryClient.fetchQuery({ ...getInviteRankingQuery(), staleTime: 0 })
    return state === 'claimed'
  }
  const request = { successMessage: null }
  return useClaim('claimInviteRanking', claimInviteRankingMutation(request), readIsClaimed, {
    rewards: (response) => response?.rewards ?? (promised === undefined ? [] : [promised]),
  })
}

const PAGE_SIZE = 20

/** The rewards for inviting friends, newest first, page by page. */
export function friendRewardsQuery() {
  const paging = { pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listFriendRewardsQuery(paging).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listFriendRewards({ ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
