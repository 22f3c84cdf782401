import type { ReactElement, ReactNode } from 'react'
import styles from './top-bar.module.css'

export interface TopBarProps {
  /** The logo, or the back button of a sub page. */
  readonly start?: ReactNode
  /** A sub page's name; put an `<h1>` here, or none in the bar. */
  readonly title?: ReactNode
  /** Balance, log in, menu. */
  readonly end?: ReactNode
}

/** The content of the header: one line of 56 px. */
export function TopBar({ start, title, end }: TopBarProps): ReactElement {
  return (
    <div className={styles.bar}>
      {start}
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.end}>{end}</div>
    </div>
  )
}
