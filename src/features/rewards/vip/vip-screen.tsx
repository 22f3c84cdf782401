import { useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { getGetVipQueryKey, useGetVipSuspense } from '#generated/http/rewards/get-vip.ts'
import { StaleNote } from '#src/components/stale-note.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ActivenessCard } from './activeness-card.tsx'
import { LevelTable } from './level-table.tsx'
import { VipHero } from './vip-hero.tsx'
import { VipRewards } from './vip-rewards.tsx'

/** The player's VIP level, activeness, rewards, and all levels. */
export const VipScreen = observer(function VipScreen() {
  const queryClient = useQueryClient()
  const read = useGetVipSuspense()
  const { data: vip } = read
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: getGetVipQueryKey() })

  // The socket counts a new reward: the card on screen is older. The server's first counts are no news.
  const { counts, isKnown } = useStores().badges
  const { vipRewardsNum } = counts
  const last = useRef({ vipRewardsNum, isKnown })
  useEffect(() => {
    const isFirst = isKnown && !last.current.isKnown
    if (vipRewardsNum > last.current.vipRewardsNum && !isFirst) {
      void queryClient.invalidateQueries({ queryKey: getGetVipQueryKey() })
    }
    last.current = { vipRewardsNum, isKnown }
  }, [vipRewardsNum, isKnown, queryClient])

  return (
    <Stack gap={6}>
      <StaleNote query={read} />
      <VipHero vip={vip} />
      <VipRewards vip={vip} onDue={readAgain}>
        <ActivenessCard vip={vip} onDue={readAgain} />
      </VipRewards>
      {vip.levels.length > 0 && <LevelTable levels={vip.levels} current={vip.level} />}
    </Stack>
  )
})
