import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Renders nothing at 0 or below, or if unreadable (NaN). Without a count it is a dot. */
  readonly count?: number | undefined
  /** The full text for screen readers: "3 unread messages". */
  readonly label: string
  /** Larger counts show as `99+`. */
  readonly max?: number
  /** A dot instead of the number. */
  readonly dot?: boolean
}

/** A number of waiting items. */
export function Badge({ count, label, max = 99, dot = false }: BadgeProps): ReactElement | null {
  if (count !== undefined && !(count > 0)) return null
  const asDot = dot || count === undefined
  return (
    <span className={cx(styles.badge, asDot && styles.dot)}>
      {!asDot && <span aria-hidden="true">{count > max ? `${max}+` : count}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
