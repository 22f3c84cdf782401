import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#src/components/use-copy.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './order-number.module.css'

export interface OrderNumberProps {
  readonly orderNo: string
  /** Shown in its place, where a text names it already. */
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
