import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#src/components/use-copy.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import type { MoneyRowProps } from '#src/ui/surface/money-row.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import styles from './order-parts.module.css'
import type { StatusLook } from './statuses.ts'

export interface OrderNumberProps {
  readonly orderNo: string
  /** Shown instead of the number. */
  readonly text?: string | undefined
}

/** An order's number with a button that copies it, for customer service. */
export function OrderNumber({ orderNo, text = orderNo }: OrderNumberProps): ReactElement {
  const { t } = useTranslation('wallet')
  const copy = useCopy()
  return (
    <span className={styles.order}>
      <span translate="no">{text}</span>
      <IconButton icon="copy" label={t('copyOrderNo', { orderNo })} onClick={() => copy(orderNo)} />
    </span>
  )
}

/** A status as a row of a list shows it: none for a success. */
export function useRowStatus({ tone, word }: StatusLook, status: number): MoneyRowProps['status'] {
  const { t } = useTranslation('wallet')
  if (tone === 'success') return undefined
  return { tone, label: word === 'statusOther' ? t(word, { status }) : t(word) }
}

/** The state of an order by word, shape and color. */
export function OrderStatusPill({
  look,
  status,
}: {
  readonly look: StatusLook
  readonly status: number
}): ReactElement {
  const { t } = useTranslation('wallet')
  const { tone, word } = look
  return <StatusPill tone={tone}>{word === 'statusOther' ? t(word, { status }) : t(word)}</StatusPill>
}
