import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#src/components/use-copy.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
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
