import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Money } from '#src/ui/data/money.tsx'
import { OrderNumber } from '../order-number.tsx'
import styles from '../rows.module.css'

export interface JournalRowProps {
  readonly entry: JournalEntry
  readonly typeName: string
}

/** One change of the balance: what it was, when, how much, and what was left. */
export function JournalRow({ entry, typeName }: JournalRowProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { amount, balanceAfter, createdAt, note, orderNo } = entry
  const namesOrder = orderNo !== undefined && note.includes(orderNo)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{typeName}</p>
        {note !== '' && !namesOrder && <p className={styles.note}>{note}</p>}
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
        </p>
      </div>
      <div className={styles.sums}>
        <Money value={amount} sign="always" tone={amount > 0 ? 'in' : 'out'} />
        <p className={styles.after}>
          {t('balanceAfter')} <Money value={balanceAfter} size="sm" />
        </p>
      </div>
      {orderNo !== undefined && (
        <p className={styles.number}>
          <OrderNumber orderNo={orderNo} text={namesOrder ? note : undefined} />
        </p>
      )}
    </li>
  )
}
