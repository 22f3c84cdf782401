import type { ReactElement, ReactNode } from 'react'
import styles from './data-list.module.css'

export interface DataListItem {
  readonly label: string
  readonly value: ReactNode
}

export interface DataListProps {
  readonly items: readonly DataListItem[]
}

/** Names at the left, values at the right. */
export function DataList({ items }: DataListProps): ReactElement {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value} translate="no">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
