import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import type { Vip } from '#generated/http/schemas/vip.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { Progress } from '#src/ui/feedback/progress.tsx'
import styles from './profile.module.css'

/** The next level and the percentage that is done, which its slower requirement decides; undefined if unknown. */
export function getNextLevel({
  level,
  levels,
  deposit,
  turnover,
}: Vip): { level: number; percent: number } | undefined {
  const next = levels.find((one) => one.level === level + 1)
  if (next === undefined) return undefined
  const shares = [
    [deposit, next.deposit],
    [turnover, next.turnover],
  ].map(([value = Number.NaN, target = 0]) => (target === 0 ? 1 : value / target))
  const percent = Math.floor(Math.min(1, ...shares) * 100)
  return Number.isNaN(percent) ? undefined : { level: next.level, percent }
}

/** The progress to the next VIP level; its place stays empty without one. */
export function VipProgress(): ReactElement {
  const { t } = useTranslation('account')
  const { data } = useQuery({ ...getVipQuery(), enabled: useIsUserSettled(), meta: { silentError: true } })
  const next = data && getNextLevel(data)
  return (
    <div className={styles.progress}>
      {next && (
        <Progress
          label={t('vipNext', { level: next.level })}
          hideLabel={false}
          tone="accent"
          value={next.percent}
          valueText={t('percent', { percent: next.percent })}
        />
      )}
    </div>
  )
}
