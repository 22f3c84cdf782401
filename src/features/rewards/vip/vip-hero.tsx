import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vip } from '#generated/http/schemas/vip.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
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
      valueText={t('sumOf', { sum: formatMoney(value), target: formatMoney(target) })}
    />
  )
}

/** The level, the progress to the next, and what keeps it. */
export function VipHero({ vip }: { readonly vip: Vip }): ReactElement {
  const { t } = useTranslation('vip')
  const own = vip.levels.find(({ level }) => level === vip.level)
  const next = vip.levels.find(({ level }) => level === vip.level + 1)
  const isTop = next === undefined && vip.levels.length > 0
  const keep = own?.retentionActiveness ?? 0
  return (
    <Card as="section" surface="hero" padding="lg">
      <Stack gap={4}>
        <div className={styles.level}>
          <VipBadge level={vip.level} size={88} />
          <div>
            <Text as="h2" size="hero">
              {t('level', { level: vip.level })}
            </Text>
            <Text tone="quiet">
              <Words>
                {next !== undefined && t('progressTo', { level: next.level })}
                {isTop && t('topLevel')}
              </Words>
            </Text>
          </div>
        </div>
        {next !== undefined && (
          <Stack gap={3}>
            {vip.deposit !== undefined && (
              <Requirement label={t('deposits')} value={vip.deposit} target={next.deposit} />
            )}
            {Number.isFinite(vip.turnover) && (
              <Requirement label={t('turnover')} value={vip.turnover} target={next.turnover} />
            )}
          </Stack>
        )}
        {keep > 0 && (
          <Text size="sm" tone="quiet">
            {t('keep', { percent: keep })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
