import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './status-pill.module.css'

export type StatusTone = 'pending' | 'success' | 'danger' | 'timeout' | 'info' | 'neutral'

export interface StatusPillProps {
  readonly tone: StatusTone
  /** The state's word. */
  readonly children: ReactNode
}

/** Every tone has a shape of its own, so that the state never hangs on colour alone. */
const SHAPES: Record<StatusTone, IconName> = {
  pending: 'hourglass',
  success: 'check',
  danger: 'close',
  timeout: 'clock',
  info: 'info',
  neutral: 'history',
}

/** The state of a deposit, a withdrawal or a check: shape, word and colour together. */
export function StatusPill({ tone, children }: StatusPillProps): ReactElement {
  return (
    <span className={cx(styles.pill, styles[tone])}>
      <Icon name={SHAPES[tone]} size={14} />
      {children}
    </span>
  )
}
