import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { Money } from '#src/ui/data/money.tsx'
import { OrderNumber } from '../order-number.tsx'
import { OrderStatusPill } from '../order-status-pill.tsx'
import type { StatusLook } from '../order-status.ts'
import styles from '../rows.module.css'

export interface OrderRowProps {
  readonly orderNo: string
  /** RFC 3339. */
  readonly createdAt: string
  /** Pesos. */
  readonly amount: number
  /** The money has come in. */
  readonly isIn?: boolean | undefined
  readonly status: number
  readonly look: StatusLook
  /** Leads to the order's own page. */
  readonly name: ReactNode
  /** What else is to be said of it. */
  readonly children?: ReactNode
}

/** One deposit or withdrawal: where, when, its number to copy, how much and how it stands. */
export function OrderRow(props: OrderRowProps): ReactElement {
  const { orderNo, createdAt, amount, isIn = false, status, look, name, children } = props
  const { i18n } = useTranslation('records')
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
        </p>
        {children !== undefined && children !== '' && <p className={styles.note}>{children}</p>}
      </div>
      <div className={styles.sums}>
        <Money value={amount} tone={isIn ? 'in' : 'plain'} />
        <OrderStatusPill look={look} status={status} />
      </div>
      <p className={styles.number}>
        <OrderNumber orderNo={orderNo} />
      </p>
    </li>
  )
}
