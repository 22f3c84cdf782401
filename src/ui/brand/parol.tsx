import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import spriteUrl from '../icon/sprite.svg?no-inline'
import styles from './parol.module.css'

export interface ParolProps {
  /** Pixels of one side. */
  readonly size?: number
  /** A soft light around the lantern, for dark backgrounds. */
  readonly glow?: boolean
  readonly className?: string | undefined
}

/** The logo: a parol, the star lantern of a Philippine December. Decorative; the name beside it is read out. */
export function Parol({ size = 40, glow = false, className }: ParolProps): ReactElement {
  return (
    <svg
      className={cx(styles.parol, glow && styles.glow, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#art-parol`} />
    </svg>
  )
}
