import type { ReactElement, ReactNode } from 'react'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { DataList } from './data-list.tsx'
import type { ReceiptContent } from './receipt-picture.ts'
import styles from './receipt.module.css'

export interface ReceiptProps extends ReceiptContent {
  /** Save and share. */
  readonly actions?: ReactNode
}

/** The receipt of a finished order. `drawReceipt` makes a picture of the same content. */
export function Receipt({ brand, title, amount, rows, footer, actions }: ReceiptProps): ReactElement {
  return (
    <div className={styles.receipt}>
      <div className={styles.paper}>
        <p className={styles.brand} translate="no">
          <Parol size={24} />
          <Words>{brand}</Words>
        </p>
        <p className={styles.title}>{title}</p>
        <p className={styles.amount} translate="no">
          {amount}
        </p>
        <DataList items={rows} />
        {footer !== undefined && <p className={styles.footer}>{footer}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
