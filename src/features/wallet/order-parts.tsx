import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberToCopy } from '#src/components/number-to-copy.tsx'
import type { MoneyRowProps } from '#src/ui/surface/money-row.tsx'
import type { StatusLook } from './statuses.ts'

/** An order's number with a button that copies it, for customer service. */
export function OrderNumber({ orderNo }: { readonly orderNo: string }): ReactElement {
  const { t } = useTranslation('wallet')
  return <NumberToCopy number={orderNo} label={t('copyOrderNo', { orderNo })} />
}

/** A status as a row of a list shows it: none for a success. */
export function useRowStatus({ tone, word }: StatusLook, status: number): MoneyRowProps['status'] {
  const { t } = useTranslation('wallet')
  if (tone === 'success') return undefined
  return { tone, label: word === 'statusOther' ? t(word, { status }) : t(word) }
}
