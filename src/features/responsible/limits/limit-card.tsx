import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlayLimitKind, isPlayLimitPeriod } from '#generated/http/open-enums.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import type { PlayLimitChange } from '#generated/http/schemas/play-limit-change.ts'
import { EvenButtons } from '#src/components/responsible/even-buttons.tsx'
import { getLimitNumbers, useLimitTexts } from '#src/components/responsible/use-limit-texts.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from '../responsible.module.css'
import { getChangeValue } from './limit-effect.ts'
import { ConfirmSheet } from './limit-sheets.tsx'
import { useIsPast } from './use-is-past.ts'
import { useWithdrawChange } from './use-limit-writes.ts'

/** Whether the forms know a limit; a newer server may have other kinds. */
function isKnown({ kind, period }: PlayLimit): boolean {
  return isPlayLimitKind(kind) && isPlayLimitPeriod(period)
}

/** The change that waits: from when on it may be confirmed, and how to take it back. */
function PendingChange({
  limit,
  change,
}: {
  readonly limit: PlayLimit
  readonly change: PlayLimitChange
}): ReactElement {
  const { t, i18n } = useTranslation('responsible')
  const texts = useLimitTexts()
  const withdraw = useWithdrawChange()
  const { isBusy, run } = useSingleFlight()
  const isDue = useIsPast(change.confirmableAt)
  const [isAsking, setAsking] = useState(false)
  const value = getChangeValue(limit)
  const before = texts.value(limit.kind, getLimitNumbers(limit).limit)
  const time = formatDateTime(isDue ? change.lapsesAt : change.confirmableAt, i18n.language)

  return (
    <>
      <Alert
        tone="pending"
        title={
          value === undefined
            ? t('pendingRemoval', { before })
            : t('pendingChange', { value: texts.value(limit.kind, value), before })
        }
      >
        <Stack gap={3}>
          <p>{t(isDue ? 'pendingDue' : 'pendingUntil', { time, before })}</p>
          {withdraw.isUnknown && <p role="status">{t('unknown')}</p>}
          {isKnown(limit) && (
            <EvenButtons>
              <Button
                variant="secondary"
                fullWidth
                busy={isBusy}
                // A refusal has its toast.
                onClick={() => void run(() => withdraw.send(limit)).catch(() => undefined)}
              >
                {t('withdrawRequest')}
              </Button>
              {isDue && (
                <Button variant="secondary" fullWidth onClick={() => setAsking(true)}>
                  {t('confirmChange')}
                </Button>
              )}
            </EvenButtons>
          )}
        </Stack>
      </Alert>
      {isAsking && <ConfirmSheet limit={limit} onClose={() => setAsking(false)} />}
    </>
  )
}

/** A limit: what is used and left of it, when it starts again, and the change that waits. */
export function LimitCard({
  limit,
  onChange,
}: {
  readonly limit: PlayLimit
  readonly onChange: () => void
}): ReactElement {
  const { t } = useTranslation('responsible')
  const texts = useLimitTexts()
  const name = texts.name(limit)
  const words = texts.numbers(limit)
  const { used, limit: max } = getLimitNumbers(limit)
  return (
    <Card as="li" aria-label={name}>
      <Stack gap={3}>
        <div className={styles.cardHead}>
          <Text as="h3" weight="medium">
            {name}
          </Text>
          {isKnown(limit) && (
            <Button variant="ghost" size="sm" aria-label={t('changeNamed', { name })} onClick={onChange}>
              {t('change')}
            </Button>
          )}
        </div>
        {Number.isFinite(used) && Number.isFinite(max) && (
          <Progress label={name} value={Math.min(used, max)} max={max} tone="accent" valueText={t('usedOf', words)} />
        )}
        <Stack row wrap gap={3} justify="space-between">
          <Text weight="medium">{t('left', words)}</Text>
          <Text size="sm" tone="quiet">
            {t('startsAgain', words)}
          </Text>
        </Stack>
        {limit.change && <PendingChange limit={limit} change={limit.change} />}
      </Stack>
    </Card>
  )
}
