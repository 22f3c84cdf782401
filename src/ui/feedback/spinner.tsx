import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Read out if given; without it the spinner is decorative beside a text or an aria-busy. */
  readonly label?: string | undefined
  readonly size?: number
  readonly className?: string | undefined
}

/** A rotating ring with a star-shaped gap. With reduced motion it fades instead. */
export function Spinner({ label, size = 24, className }: SpinnerProps): ReactElement {
  return (
    <svg
      className={cx(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}
