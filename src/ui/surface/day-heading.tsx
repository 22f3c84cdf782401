import type { ReactElement, ReactNode } from 'react'
import styles from './day-heading.module.css'

export interface DayHeadingProps {
  /** `Today`, `20 November`. */
  readonly children: ReactNode
  /** The day's sum, only if the server sends one. */
  readonly sum?: ReactNode
  readonly level?: 2 | 3
}

/** The heading above the rows of one day. */
export function DayHeading({ children, sum, level = 2 }: DayHeadingProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.day}>
      <Heading className={styles.title}>{children}</Heading>
      {sum !== undefined && <span className={styles.sum}>{sum}</span>}
    </div>
  )
}
