import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './page-columns.module.css'

export interface PageColumnsProps {
  /** A summary, help, or what comes next. Below the page where there is no room beside it. */
  readonly companion: ReactNode
  readonly children: ReactNode
  /** Rows in two columns of one width, for which a tablet has room, too. */
  readonly isEven?: boolean
}

/** A page's main column, and at its right the companion. */
export function PageColumns({ companion, children, isEven = false }: PageColumnsProps): ReactElement {
  return (
    <div className={cx(styles.columns, isEven && styles.even)}>
      <div className={styles.main}>{children}</div>
      <div className={styles.companion} data-companion>
        {companion}
      </div>
    </div>
  )
}
