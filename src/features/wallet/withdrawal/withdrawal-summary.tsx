import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Alert, type AlertProps } from '#src/ui/feedback/alert.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { bankName } from '../bank-name.ts'
import { OrderNumber, OrderStatusPill } from '../order-parts.tsx'
import styles from '../order-parts.module.css'
import { withdrawalLook, withdrawalStatus, type WithdrawalStatusName } from '../statuses.ts'
import type { PendingWithdrawal } from './withdrawal.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

interface SummaryProps {
  /** Pesos. */
  readonly amount: number
  readonly pill: ReactNode
  readonly steps?: ReactNode
  readonly orderNo: string | undefined
  readonly bank: string
  /** Masked by the server. */
  readonly account: string
  readonly times?: readonly { readonly label: string; readonly value: string }[]
}

function Summary({ amount, pill, steps, orderNo, bank, account, times = [] }: SummaryProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  return (
    <Card as="section" padding="lg">
      <div className={styles.head} role="status">
        <Money value={amount} size="hero" />
        {pill}
      </div>
      {steps}
      <DataList
        items={[
          ...(orderNo === undefined ? [] : [{ label: t('wallet:orderNo'), value: <OrderNumber orderNo={orderNo} /> }]),
          { label: t('to'), value: bankName(bank) },
          { label: t('account'), value: <span translate="no">{account}</span> },
          ...times,
        ]}
      />
    </Card>
  )
}

/** The withdrawal's amount, status, progress and number to copy. */
export function WithdrawalSummary({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const { amount, status, orderNo, bank, account, createdAt, updatedAt } = withdrawal
  return (
    <Summary
      amount={amount}
      pill={<OrderStatusPill look={withdrawalLook(status)} status={status} />}
      steps={<WithdrawalSteps status={status} />}
      {...{ orderNo, bank, account }}
      times={[
        { label: t('wallet:time'), value: formatDateTime(createdAt, i18n.language) },
        { label: t('changed'), value: formatDateTime(updatedAt, i18n.language) },
      ]}
    />
  )
}

/** A withdrawal that this device sent and the history does not show. */
export function SentSummary({
  intent: { amount, orderNo, bank, account },
  isNotFound = false,
}: {
  readonly intent: PendingWithdrawal
  readonly isNotFound?: boolean
}): ReactElement {
  const { t } = useTranslation('wallet')
  const pill = isNotFound ? (
    <StatusPill tone="neutral">{t('statusNotFound')}</StatusPill>
  ) : (
    <StatusPill tone="pending">{t('checking')}</StatusPill>
  )
  return <Summary {...{ amount, pill, orderNo, bank, account }} />
}

const TONES: Readonly<Record<WithdrawalStatusName, AlertProps['tone']>> = {
  pending: 'pending',
  reviewed: 'pending',
  success: 'success',
  failed: 'danger',
  rejected: 'danger',
  exception: 'info',
  processing: 'pending',
  other: 'info',
}

/** The statuses with a link to customer service; after the first two the amount is back in the balance. */
const WITH_HELP: readonly WithdrawalStatusName[] = ['failed', 'rejected', 'exception']

/** Explains the status of a withdrawal, with the server's reason if there is one. */
export function WithdrawalAccount({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation(['withdraw', 'common'])
  const { reason, bank } = withdrawal
  const status = withdrawalStatus(withdrawal.status)
  return (
    <Alert tone={TONES[status]} title={t(`states.${status}.title`)} role="status">
      <Stack gap={2}>
        <p>{t(`states.${status}.text`, { bank: bankName(bank) })}</p>
        {reason !== '' && <p>{t('reason', { reason })}</p>}
        {WITH_HELP.includes(status) && (
          <p>
            <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
          </p>
        )}
      </Stack>
    </Alert>
  )
}
