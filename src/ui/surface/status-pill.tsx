import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './status-pill.module.css'

export type StatusTone = 'pending' | 'success' | 'danger' | 'timeout' | 'info' | 'neutral'

export interface StatusPillProps {
  readonly tone: StatusTone
  /** The word for the state. */
  readonly children: ReactNode
}

/** Every tone has its own shape, so that the state does not depend on color alone. */
export const STATUS_SHAPES: Record<StatusTone, IconName> = {
  pending: 'hourglass',
  success: 'check',
  danger: 'close',
  timeout: 'clock',
  info: 'info',
  neutral: 'circle',
}

/** The state of a deposit, a withdrawal or a check, by shape, word and color. */
export function StatusPill({ tone, children }: StatusPillProps): ReactElement {
  return (
    <span className={cx(styles.pill, styles[tone])}>
      <Icon name={STATUS_SHAPES[tone]} size={14} />
      <Words>{children}</Words>
    </span>
  )
}
