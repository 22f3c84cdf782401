import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vip } from '#generated/http/schemas/vip.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatMoney, formatPoints } from '#src/lib/money-format.ts'
import { formatDay } from '#src/lib/time.ts'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { LevelStairs } from './level-stairs.tsx'
import styles from './vip.module.css'

interface RequirementProps {
  readonly label: string
  /** Pesos. */
  readonly value: number
  readonly target: number
}

function Requirement({ label, value, target }: RequirementProps): ReactElement {
  const { t } = useTranslation('vip')
  return (
    <Progress
      label={label}
      hideLabel={false}
      tone="accent"
      // A progress of 0 of 0 is complete.
      value={target === 0 ? 1 : Math.min(value, target)}
      max={target === 0 ? 1 : target}
      valueText={
        value > target
          ? t('reached', { sum: formatMoney(value) })
          : t('sumOf', { sum: formatMoney(value), target: formatMoney(target) })
      }
    />
  )
}

/** The first day of the next month in Manila, `YYYY-MM-DD`: levels are checked then. */
function getNextCheck(): string {
  const [year = 0, month = 0] = serverToday().split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** The level on the stairs of all levels, the progress to the next, and what keeps it. */
export function VipHero({ vip }: { readonly vip: Vip }): ReactElement {
  const { t, i18n } = useTranslation('vip')
  const { level, levels } = vip
  const own = levels.find((one) => one.level === level)
  const next = levels.find((one) => one.level === level + 1)
  const isTop = next === undefined && levels.length > 0
  const keep = own?.retentionActiveness ?? 0
  return (
    <Card as="section" surface="hero" padding="lg" className={styles.hero}>
      <div className={styles.level}>
        <VipBadge level={level} size={88} />
        <div>
          <Text as="h2" size="hero">
            {t('level', { level })}
          </Text>
          <Text tone="quiet">
            <Words>
              {next !== undefined && t('progressTo', { level: next.level })}
              {isTop && t('topLevel')}
            </Words>
          </Text>
        </div>
        {levels.length > 1 && <LevelStairs levels={levels} current={level} />}
      </div>
      {next !== undefined && (
        <div className={styles.requirements}>
          {vip.deposit !== undefined && <Requirement label={t('deposits')} value={vip.deposit} target={next.deposit} />}
          {Number.isFinite(vip.turnover) && (
            <Requirement label={t('turnover')} value={vip.turnover} target={next.turnover} />
          )}
        </div>
      )}
      {keep > 0 && (
        <Text size="sm" tone="quiet">
          {t('keep', {
            level,
            percent: formatPoints(keep),
            date: formatDay(getNextCheck(), i18n.language),
            own: formatPoints(vip.activeness),
          })}
        </Text>
      )}
    </Card>
  )
}
