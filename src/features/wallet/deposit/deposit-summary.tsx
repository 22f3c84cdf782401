import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Alert, type AlertProps } from '#src/ui/feedback/alert.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { Outcome } from '../money-request/outcome.tsx'
import { clearWithin } from '../money-request/pending-intents.ts'
import type { FollowedOrder } from '../money-request/use-follow.ts'
import { useMoneyStore } from '../money-store.ts'
import { OrderNumber, OrderStatusPill } from '../order-parts.tsx'
import styles from '../order-parts.module.css'
import { depositLook, type DepositStatus } from '../statuses.ts'
import type { PendingDeposit } from './deposit.ts'

/** A deposit as the status view follows it. */
export type FollowedDeposit = FollowedOrder<PendingDeposit, Recharge, DepositStatus>

export interface DepositSummaryProps {
  readonly orderNo: string
  readonly followed: FollowedDeposit
  /** The method's name. */
  readonly method: string
}

/** The deposit's amount, status and number to copy. */
export function DepositSummary({ orderNo, followed, method }: DepositSummaryProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'common'])
  const { state, order, intent, failure } = followed
  // An unreadable response makes the amount unknown as well.
  const amount = failure === 'unreadable' ? undefined : (order?.amount ?? intent?.amount)

  function pill(): ReactElement | null {
    if (order) return <OrderStatusPill look={depositLook(order.status)} status={order.status} />
    if (state === 'unknown' || state === 'reading') return <StatusPill tone="pending">{t('checking')}</StatusPill>
    if (state === 'made' || state === 'pending') return <StatusPill tone="pending">{t('statusPending')}</StatusPill>
    return state === 'notMade' ? <StatusPill tone="neutral">{t('statusNotMade')}</StatusPill> : null
  }

  return (
    <Card as="section" padding="lg">
      <div className={styles.head} role="status">
        {amount !== undefined && <Money value={amount} size="hero" />}
        {pill()}
      </div>
      <DataList
        items={[
          { label: t('orderNo'), value: <OrderNumber orderNo={orderNo} /> },
          ...(order && order.bonus > 0
            ? [{ label: t('bonus'), value: <Money value={order.bonus} sign="always" tone="in" /> }]
            : []),
          ...(method === '' ? [] : [{ label: t('payMethod'), value: method }]),
          ...(order ? [{ label: t('time'), value: formatDateTime(order.createdAt, i18n.language) }] : []),
        ]}
      />
    </Card>
  )
}

function account(tone: AlertProps['tone'], title: string, text: string): ReactElement {
  return (
    <Alert tone={tone} title={title} role="status">
      {text}
    </Alert>
  )
}

/** Explains the status of a deposit and what happens next. */
export const DepositAccount = observer(function DepositAccount({ orderNo, followed, method }: DepositSummaryProps) {
  const { t } = useTranslation('wallet')
  const { state, intent } = followed
  const payPage = useMoneyStore().payPage(orderNo)
  switch (state) {
    case 'reading':
      return null
    case 'unknown':
      return (
        <Outcome
          kind="unknown"
          title={t('unknownTitle')}
          lines={[t('unknownText'), ...(intent ? [t('unknownSafe', { minutes: clearWithin(intent) })] : [])]}
        />
      )
    case 'notMade':
      return <Outcome kind="notFound" title={t('notMadeTitle')} lines={[t('notMadeText')]} />
    case 'notFound':
      return <Outcome kind="notFound" title={t('notFoundTitle')} lines={[t('notFoundText')]} />
    case 'made':
    case 'pending':
      return (
        <Alert tone="pending" title={t('pendingTitle')}>
          {payPage ? (
            t('pendingText', { method })
          ) : (
            <Stack gap={2}>
              <p>{t('pendingNoPage')}</p>
              <p>{t(intent ? 'pendingAgain' : 'pendingNoPageMore')}</p>
            </Stack>
          )}
        </Alert>
      )
    case 'other':
      return account('info', t('otherTitle'), t('otherText'))
    case 'success':
      return account('success', t('successTitle'), t('successText'))
    case 'failed':
      return account('danger', t('failedTitle'), t('failedText', { method }))
    case 'timeout':
      return account('info', t('timeoutTitle'), t('timeoutText'))
  }
})
