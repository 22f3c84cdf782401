import { useQueryClient } from '@tanstack/react-query'
import { claimVipDailyMutation } from '#generated/http/rewards/claim-vip-daily.ts'
import { claimVipMonthlyMutation } from '#generated/http/rewards/claim-vip-monthly.ts'
import { claimVipRebateMutation } from '#generated/http/rewards/claim-vip-rebate.ts'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { type Claim, useClaim } from '#src/queries/use-claim.ts'

/** The three rewards of a VIP level. */
export type VipKind = 'daily' | 'rebate' | 'monthly'

const CLAIMS = {
  daily: { operation: 'claimVipDaily', mutation: claimVipDailyMutation },
  rebate: { operation: 'claimVipRebate', mutation: claimVipRebateMutation },
  monthly: { operation: 'claimVipMonthly', mutation: claimVipMonthlyMutation },
} as const

/** Claims a VIP reward. `promised` is shown if the response was lost but the reward counts as claimed. */
export function useVipClaim(kind: VipKind, promised: Reward): Claim<void> {
  const queryClient = useQueryClient()
  const { operation, mutation } = CLAIMS[kind]
  const readIsClaimed = async () => {
    const vip = await queryClient.fetchQuery({ ...getVipQuery(), staleTime: 0 })
    return vip[kind].state === 'claimed'
  }
  // The popup shows the result.
  return useClaim(operation, mutation({ successMessage: null }), readIsClaimed, {
    badge: 'vipRewardsNum',
    rewards: (response) => response?.rewards ?? [promised],
  })
}
