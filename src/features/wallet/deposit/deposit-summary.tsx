import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { StatusHero, type StatusHeroProps } from '#src/ui/feedback/status-hero.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { useMoneyStore } from '../drafts/money-store.ts'
import { CheckClock } from '../money-request/check-clock.tsx'
import type { UnseenState } from '../money-request/order-state.ts'
import { WayOut } from '../money-request/outcome.tsx'
import type { FollowedOrder } from '../money-request/use-follow.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { BalanceNow } from '../orders/balance-now.tsx'
import { OrderNumber } from '../orders/order-parts.tsx'
import { OpenReceipt, ReceiptButton } from '../orders/receipt-button.tsx'
import type { DepositStatus } from '../orders/statuses.ts'
import { deposit, type DepositTypes } from './deposit.ts'

/** A deposit as the status view follows it. */
export type FollowedDeposit = FollowedOrder<DepositTypes>

export interface DepositSummaryProps {
  readonly orderNo: string
  readonly followed: FollowedDeposit
  /** The method's name. */
  readonly method: string
  /** The facts are beside the head: there the receipt of a deposit that arrived takes their place. */
  readonly hasAside: boolean
}

const SIGNS: Readonly<Record<DepositStatus | Exclude<UnseenState, 'reading'>, StatusHeroProps['state']>> = {
  unknown: 'unknown',
  notFound: 'unknown',
  notMade: 'cancelled',
  made: 'pending',
  pending: 'pending',
  other: 'pending',
  success: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
  timeout: 'cancelled',
}

const TITLES = {
  unknown: 'unknownTitle',
  notFound: 'notFoundTitle',
  notMade: 'notMadeTitle',
  made: 'pendingTitle',
  pending: 'pendingTitle',
  other: 'otherTitle',
  success: 'successTitle',
  failed: 'failedTitle',
  cancelled: 'cancelledTitle',
  timeout: 'timeoutTitle',
} as const

/** The deposit's number to copy, its bonus, method and time. */
export function DepositFacts({ orderNo, followed, method, hasAside }: DepositSummaryProps): ReactElement {
  const { t, i18n } = useTranslation('wallet')
  const { state, order } = followed
  if (hasAside && state === 'success' && order) return <DepositReceipt order={order} method={method} isPaper />
  return (
    <Card as="section">
      <DataList
        items={[
          // One that ended without a payment adds none.
          ...(order && order.bonus > 0 && (state === 'success' || state === 'pending')
            ? [{ label: t('bonus'), value: <Money value={order.bonus} sign="always" tone="in" /> }]
            : []),
          ...(method === '' ? [] : [{ label: t('payMethod'), value: method }]),
          ...(order ? [{ label: t('time'), value: formatDateTime(order.createdAt, i18n.language) }] : []),
          { label: t('orderNo'), value: <OrderNumber orderNo={orderNo} /> },
        ]}
      />
    </Card>
  )
}

interface DepositReceiptProps {
  readonly order: Recharge
  /** The method's name. */
  readonly method: string
  /** In the page; else behind a button. */
  readonly isPaper?: boolean
}

/** The receipt of a deposit that arrived. */
function DepositReceipt({ order, method, isPaper = false }: DepositReceiptProps): ReactElement {
  const { t, i18n } = useTranslation('wallet')
  const Receipt = isPaper ? OpenReceipt : ReceiptButton
  return (
    <Receipt
      orderNo={order.orderNo}
      title={t('receiptDeposit', { method })}
      amount={formatMoney(order.amount)}
      rows={[
        ...(order.bonus > 0 ? [{ label: t('bonus'), value: `+${formatMoney(order.bonus)}` }] : []),
        { label: t('time'), value: formatDateTime(order.createdAt, i18n.language) },
      ]}
    />
  )
}

/** The status of a deposit: a sign, the amount, one sentence, and what happens next. */
export const DepositHero = observer(function DepositHero({ orderNo, followed, method, hasAside }: DepositSummaryProps) {
  const { t } = useTranslation('wallet')
  const { state, order, intent, failure, isStuck } = followed
  const { intents } = useMoneyRequest(deposit)
  const payPage = useMoneyStore().payPage(orderNo)
  if (state === 'reading') return null
  // An unreadable response makes the amount unknown as well.
  const amount = failure === 'unreadable' ? undefined : (order?.amount ?? intent?.amount)

  // The receipt beside it says the amount.
  const hasReceipt = hasAside && state === 'success' && order !== undefined

  function text(): ReactNode {
    switch (state) {
      case 'unknown':
        if (isStuck) return <WayOut hasTitle />
        return intent ? t('unknownSafe') : t('unknownText')
      case 'made':
      case 'pending':
        return payPage ? (
          t('pendingText', { method })
        ) : (
          <Stack gap={2}>
            <p>{t('pendingNoPage')}</p>
            <p>{t(intent ? 'pendingAgain' : 'pendingNoPageMore')}</p>
          </Stack>
        )
      case 'failed':
        return t('failedText', { method })
      case 'cancelled':
        return t('notCharged')
      case 'success':
        return <BalanceNow />
      case 'reading':
        return null
      case 'notMade':
        return t('notMadeText')
      case 'notFound':
        return t('notFoundText')
      case 'timeout':
        return t('timeoutText')
      case 'other':
        return t('otherText')
    }
  }

  return (
    <div role="status">
      <StatusHero
        state={state === 'made' && isStuck ? 'unknown' : SIGNS[state]}
        amount={amount === undefined || hasReceipt ? undefined : <Money value={amount} size="hero" />}
        title={t(TITLES[state])}
        clock={state === 'unknown' && intent && !isStuck && <CheckClock {...{ intents, intent }} />}
        text={text()}
        action={state === 'success' && order && !hasAside ? <DepositReceipt {...{ order, method }} /> : undefined}
      />
    </div>
  )
})
