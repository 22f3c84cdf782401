import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './banderitas.module.css'

export interface BanderitasProps {
  /** Two strings of flags, one behind the other. */
  readonly rows?: 1 | 2
  readonly className?: string | undefined
}

/** Bunting, the only ornament, once on a page. Full width and hidden from screen readers. */
export function Banderitas({ rows = 1, className }: BanderitasProps): ReactElement {
  return <div className={cx(styles.banderitas, rows === 2 && styles.two, className)} aria-hidden="true" />
}
