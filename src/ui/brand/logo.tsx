import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './logo.module.css'
import { Parol } from './parol.tsx'

export interface LogoProps {
  /** The product's name, set by the operator. */
  readonly name: string
  readonly size?: 'sm' | 'md' | 'lg'
  /** Shows only the lantern; the name is still read out. */
  readonly markOnly?: boolean
  /** Shows only the name, where a large lantern is nearby. */
  readonly nameOnly?: boolean
  readonly className?: string | undefined
}

const MARK_SIZE = { sm: 32, md: 38, lg: 64 } as const

/** The lantern and the name beside it. */
export function Logo({ name, size = 'md', markOnly = false, nameOnly = false, className }: LogoProps): ReactElement {
  return (
    <span className={cx(styles.logo, styles[size], className)} translate="no">
      {!nameOnly && <Parol size={MARK_SIZE[size]} glow={size === 'lg'} />}
      {markOnly ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </span>
  )
}
