import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './page-title.module.css'

export interface PageTitleProps {
  readonly children: ReactNode
  /** A page of the tab bar, which names it on a phone. */
  readonly isTab?: boolean | undefined
}

/** The title row of a page. */
export function PageTitle({ children, isTab = false }: PageTitleProps): ReactElement {
  return <h1 className={cx(styles.title, isTab && styles.tab)}>{children}</h1>
}
