import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { bankName } from '../bank-name.ts'
import { OrderNumber } from '../order-number.tsx'
import { OrderStatusPill } from '../order-status-pill.tsx'
import { withdrawalLook } from '../order-status.ts'
import summary from '../order-summary.module.css'
import type { WithdrawalRead } from '../orders.queries.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

/** The withdrawal itself: its amount largest, its state by word and shape, how far it has come, its number to copy. */
export function WithdrawalSummary({ withdrawal }: { readonly withdrawal: WithdrawalRead }): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const { amount, status, orderNo, bank, account, createdAt, updatedAt } = withdrawal
  return (
    <Card as="section" padding="lg">
      <div className={summary.head} role="status">
        <Money value={amount} size="xl" />
        <OrderStatusPill look={withdrawalLook(status)} status={status} />
      </div>
      <WithdrawalSteps status={status} />
      <DataList
        items={[
          { label: t('wallet:orderNo'), value: <OrderNumber orderNo={orderNo} /> },
          { label: t('to'), value: bankName(bank) },
          { label: t('account'), value: <span translate="no">{account}</span> },
          { label: t('wallet:time'), value: formatDateTime(createdAt, i18n.language) },
          { label: t('changed'), value: formatDateTime(updatedAt, i18n.language) },
        ]}
      />
    </Card>
  )
}
