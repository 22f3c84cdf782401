import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { useCopy } from '#src/components/use-copy.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import type { OpenDeposit } from './open-deposit.ts'
import { type OrderState, STATUS_LOOK } from './order-state.ts'
import styles from './order-summary.module.css'

export interface OrderSummaryProps {
  readonly orderNo: string
  readonly state: OrderState
  readonly recharge: Recharge | null
  readonly sent: OpenDeposit | null
  /** The method's name. */
  readonly method: string
  /** The server's last answer could not be read: then no sum is shown. */
  readonly isFault: boolean
}

/** The deposit itself: its amount largest, its state by word and shape, its number to copy. */
export function OrderSummary({ orderNo, state, recharge, sent, method, isFault }: OrderSummaryProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'common'])
  const copy = useCopy()
  const amount = isFault ? undefined : (recharge?.amount ?? sent?.amount)
  return (
    <Card as="section" padding="lg">
      <div className={styles.head} role="status">
        {amount !== undefined && <Money value={amount} size="xl" />}
        {pill()}
      </div>
      <DataList
        items={[
          {
            label: t('orderNo'),
            value: (
              <span className={styles.order}>
                <span translate="no">{orderNo}</span>
                <IconButton icon="copy" label={t('copyOrderNo')} onClick={() => copy(orderNo)} />
              </span>
            ),
          },
          ...(method === '' ? [] : [{ label: t('payMethod'), value: method }]),
          ...(recharge ? [{ label: t('time'), value: formatDateTime(recharge.createdAt, i18n.language) }] : []),
        ]}
      />
    </Card>
  )

  function pill(): ReactElement | null {
    if (state === 'unknown' || state === 'reading') return <StatusPill tone="pending">{t('checking')}</StatusPill>
    if (state === 'notMade') return <StatusPill tone="neutral">{t('statusNotMade')}</StatusPill>
    if (state === 'notFound') return null
    const { tone, word } = STATUS_LOOK[state]
    return <StatusPill tone={tone}>{t(word)}</StatusPill>
  }
}
