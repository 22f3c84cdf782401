import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { OrderNumber } from '../order-number.tsx'
import { OrderStatusPill } from '../order-status-pill.tsx'
import { rechargeLook } from '../order-status.ts'
import type { RechargeRead } from '../orders.queries.ts'
import styles from '../order-summary.module.css'
import type { OrderState } from './order-state.ts'
import type { PendingDeposit } from './pending-deposit.ts'

export interface OrderSummaryProps {
  readonly orderNo: string
  readonly state: OrderState
  readonly recharge: RechargeRead | null
  readonly sent: PendingDeposit | null
  /** The method's name. */
  readonly method: string
  /** The server's last answer could not be read: then no sum is shown. */
  readonly isFault: boolean
}

/** The deposit itself: its amount largest, its state by word and shape, its number to copy. */
export function OrderSummary({ orderNo, state, recharge, sent, method, isFault }: OrderSummaryProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'common'])
  const amount = isFault ? undefined : (recharge?.amount ?? sent?.amount)
  const bonus = recharge !== null && recharge.bonus > 0 ? recharge.bonus : undefined
  return (
    <Card as="section" padding="lg">
      <div className={styles.head} role="status">
        {amount !== undefined && <Money value={amount} size="xl" />}
        {pill()}
      </div>
      <DataList
        items={[
          { label: t('orderNo'), value: <OrderNumber orderNo={orderNo} /> },
          ...(bonus === undefined
            ? []
            : [{ label: t('bonus'), value: <Money value={bonus} sign="always" tone="in" /> }]),
          ...(method === '' ? [] : [{ label: t('payMethod'), value: method }]),
          ...(recharge ? [{ label: t('time'), value: formatDateTime(recharge.createdAt, i18n.language) }] : []),
        ]}
      />
    </Card>
  )

  function pill(): ReactElement | null {
    if (recharge) return <OrderStatusPill look={rechargeLook(recharge.status)} status={recharge.status} />
    if (state === 'unknown' || state === 'reading') return <StatusPill tone="pending">{t('checking')}</StatusPill>
    if (state === 'pending') return <StatusPill tone="pending">{t('statusPending')}</StatusPill>
    return state === 'notMade' ? <StatusPill tone="neutral">{t('statusNotMade')}</StatusPill> : null
  }
}
