import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList, type DataListItem } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { StatusHero, type StatusHeroProps } from '#src/ui/feedback/status-hero.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { BalanceNow } from '../orders/balance-now.tsx'
import { bankName } from '../orders/bank-name.ts'
import { OrderNumber } from '../orders/order-parts.tsx'
import { OpenReceipt, ReceiptButton } from '../orders/receipt-button.tsx'
import { splitFee, splitOrderFee } from '../orders/split-fee.ts'
import { withdrawalStatus, type WithdrawalStatusName } from '../orders/statuses.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { getFeeItems } from './withdrawal-terms.tsx'
import type { PendingWithdrawal } from './withdrawal.ts'

const SIGNS: Readonly<Record<WithdrawalStatusName, StatusHeroProps['state']>> = {
  pending: 'pending',
  reviewed: 'pending',
  success: 'success',
  // The amount is back in the balance.
  failed: 'cancelled',
  rejected: 'cancelled',
  exception: 'unknown',
  processing: 'pending',
  other: 'pending',
}

/** The statuses with a link to customer service. */
const WITH_HELP: readonly WithdrawalStatusName[] = ['failed', 'rejected', 'exception']

/** The statuses after which the amount is back in the balance. */
const RETURNED: readonly WithdrawalStatusName[] = ['failed', 'rejected']

interface WithdrawalReceiptProps {
  readonly withdrawal: Withdrawal
  /** In the page; else behind a button. */
  readonly isPaper?: boolean
}

/** The receipt of a withdrawal that was paid out. */
function WithdrawalReceipt({ withdrawal, isPaper = false }: WithdrawalReceiptProps): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const { amount, bank, account, orderNo, createdAt, updatedAt } = withdrawal
  const Receipt = isPaper ? OpenReceipt : ReceiptButton
  const split = splitOrderFee(withdrawal)
  return (
    <Receipt
      orderNo={orderNo}
      title={t('receiptTitle', { bank: bankName(bank, withdrawal.bankName) })}
      amount={formatMoney(amount)}
      rows={[
        ...(split
          ? [
              { label: t('wallet:fee'), value: formatMoney(split.fee) },
              { label: t('arrived'), value: formatMoney(split.arriving) },
            ]
          : []),
        { label: t('account'), value: account },
        { label: t('wallet:time'), value: formatDateTime(createdAt, i18n.language) },
        { label: t('changed'), value: formatDateTime(updatedAt, i18n.language) },
      ]}
    />
  )
}

export interface WithdrawalSummaryProps {
  readonly withdrawal: Withdrawal
  /** The facts are beside the head: there the receipt of a withdrawal that was paid out takes their place. */
  readonly hasAside: boolean
}

/** The status of a withdrawal: a sign, the amount, one sentence, and the server's reason if there is one. */
export function WithdrawalHero({ withdrawal, hasAside }: WithdrawalSummaryProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'common'])
  const { amount, reason } = withdrawal
  const bank = bankName(withdrawal.bank, withdrawal.bankName)
  const status = withdrawalStatus(withdrawal.status)
  const split = splitOrderFee(withdrawal)
  const hasArrivedLess = status === 'success' && split !== null && Number.isFinite(split.arriving)
  return (
    <div role="status">
      <StatusHero
        state={SIGNS[status]}
        // The receipt beside it says the amount.
        amount={hasAside && status === 'success' ? undefined : <Money value={amount} size="hero" />}
        title={t(`states.${status}.title`)}
        text={
          <Stack gap={2}>
            <p>
              {hasArrivedLess
                ? t('paidOutLess', { bank, sum: formatMoney(split.arriving), fee: formatMoney(split.fee) })
                : t(`states.${status}.text`, { bank })}
            </p>
            {reason !== '' && <p>{t('reason', { reason })}</p>}
            {RETURNED.includes(status) && <BalanceNow />}
            {WITH_HELP.includes(status) && (
              <p>
                <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
              </p>
            )}
          </Stack>
        }
        action={status === 'success' && !hasAside ? <WithdrawalReceipt withdrawal={withdrawal} /> : undefined}
      />
    </div>
  )
}

/** Where a withdrawal goes, its fee, its number to copy, and what else is known. */
function Facts({
  intent: { orderNo, bank, bankName: name, account },
  fee,
  times = [],
}: {
  readonly intent: Pick<PendingWithdrawal, 'orderNo' | 'bank' | 'account'> & Pick<Withdrawal, 'bankName'>
  readonly fee: readonly DataListItem[]
  readonly times?: readonly DataListItem[]
}): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  return (
    <DataList
      items={[
        { label: t('to'), value: bankName(bank, name) },
        { label: t('account'), value: <span translate="no">{account}</span> },
        ...fee,
        ...times,
        ...(orderNo === undefined ? [] : [{ label: t('wallet:orderNo'), value: <OrderNumber orderNo={orderNo} /> }]),
      ]}
    />
  )
}

/** The progress of a withdrawal until it ends, its destination, times and number. */
export function WithdrawalFacts({ withdrawal, hasAside }: WithdrawalSummaryProps): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const { status, createdAt, updatedAt } = withdrawal
  const isPaidOut = withdrawalStatus(status) === 'success'
  if (isPaidOut && hasAside) return <WithdrawalReceipt withdrawal={withdrawal} isPaper />
  return (
    <Card as="section">
      {!isPaidOut && <WithdrawalSteps status={status} />}
      <Facts
        intent={withdrawal}
        fee={getFeeItems(t, splitOrderFee(withdrawal), isPaidOut ? 'arrived' : 'arriving')}
        times={[
          { label: t('wallet:time'), value: formatDateTime(createdAt, i18n.language) },
          { label: t('changed'), value: formatDateTime(updatedAt, i18n.language) },
        ]}
      />
    </Card>
  )
}

/** The destination and number of a withdrawal that this device sent and the history does not show. */
export function SentFacts({ intent }: { readonly intent: PendingWithdrawal }): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  return (
    <Card as="section">
      <Facts intent={intent} fee={getFeeItems(t, splitFee(intent.amount, intent.fee))} />
    </Card>
  )
}
