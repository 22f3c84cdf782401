import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './banderitas.module.css'

export interface BanderitasProps {
  /** Two strings of flags, one behind the other. */
  readonly rows?: 1 | 2
  /** 20 px high, between a page's header and its content. */
  readonly low?: boolean
  readonly className?: string | undefined
}

/** Bunting, the only ornament, once on a page. Full width and hidden from screen readers. */
export function Banderitas({ rows = 1, low = false, className }: BanderitasProps): ReactElement {
  return (
    <div className={cx(styles.banderitas, rows === 2 && styles.two, low && styles.low, className)} aria-hidden="true" />
  )
}
