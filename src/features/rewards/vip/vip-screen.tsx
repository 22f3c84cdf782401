import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { getVipQuery, useGetVipSuspense } from '#generated/http/rewards/get-vip.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ActivenessCard } from './activeness-card.tsx'
import { LevelTable } from './level-table.tsx'
import { VipHero } from './vip-hero.tsx'
import { VipRewards } from './vip-rewards.tsx'
import styles from './vip.module.css'

/** The player's VIP level, activeness, rewards, and all levels. */
export function VipScreen(): ReactElement {
  const queryClient = useQueryClient()
  const read = useGetVipSuspense()
  const { data: vip } = read
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: getVipQuery().queryKey })

  return (
    <Stack gap={6} className={styles.page}>
      <StaleNote query={read} />
      <div className={styles.overview}>
        <VipHero vip={vip} />
        <VipRewards vip={vip} onDue={readAgain} />
        <ActivenessCard vip={vip} onDue={readAgain} />
      </div>
      {vip.levels.length > 0 && <LevelTable levels={vip.levels} current={vip.level} />}
    </Stack>
  )
}
