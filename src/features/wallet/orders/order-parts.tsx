import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberToCopy } from '#src/components/copy/number-to-copy.tsx'
import { Money } from '#src/ui/data/money.tsx'
import type { MoneyRowProps } from '#src/ui/surface/money-row.tsx'
import type { StatusTone } from '#src/ui/surface/status-pill.tsx'
import type { StatusLook } from './statuses.ts'

/** An order's number with a button that copies it, for customer service. */
export function OrderNumber({ orderNo }: { readonly orderNo: string }): ReactElement {
  const { t } = useTranslation('wallet')
  return <NumberToCopy number={orderNo} label={t('copyOrderNo', { orderNo })} />
}

/** A deposit's amount in a list: with its sign once it has arrived. */
export function DepositAmount({ amount, tone }: { readonly amount: number; readonly tone: StatusTone }): ReactElement {
  const hasArrived = tone === 'success'
  return <Money value={amount} tone={hasArrived ? 'in' : 'plain'} sign={hasArrived ? 'always' : 'auto'} />
}

/** A status as a row of a list shows it. */
export function useRowStatus({ tone, word }: StatusLook, status: number): NonNullable<MoneyRowProps['status']> {
  const { t } = useTranslation('wallet')
  return { tone, label: word === 'statusOther' ? t(word, { status }) : t(word) }
}
