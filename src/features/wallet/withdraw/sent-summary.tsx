import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { bankName } from '../bank-name.ts'
import { OrderNumber } from '../order-number.tsx'
import summary from '../order-summary.module.css'
import type { PendingWithdrawal } from './pending-withdrawal.ts'

export interface SentSummaryProps {
  readonly intent: PendingWithdrawal
  /** How it stands, in a word. */
  readonly pill: ReactNode
}

/** A withdrawal as this device remembers sending it, while the history does not have it. */
export function SentSummary({ intent, pill }: SentSummaryProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const { amount, bank, account, orderNo } = intent
  return (
    <Card as="section" padding="lg">
      <div className={summary.head} role="status">
        <Money value={amount} size="xl" />
        {pill}
      </div>
      <DataList
        items={[
          ...(orderNo === undefined ? [] : [{ label: t('wallet:orderNo'), value: <OrderNumber orderNo={orderNo} /> }]),
          { label: t('to'), value: bankName(bank) },
          { label: t('account'), value: <span translate="no">{account}</span> },
        ]}
      />
    </Card>
  )
}
