import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './chip.module.css'

export interface ChipProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'hot' | 'new' | 'live'
  readonly icon?: IconName | undefined
  /** Whether a filter is on; absent on a button that only acts. */
  readonly selected?: boolean | undefined
  readonly onClick?: (() => void) | undefined
}

/** A short label (hot, live), or with `onClick` a button, with `selected` a toggle filter. */
export function Chip({ children, tone = 'neutral', icon, selected, onClick }: ChipProps): ReactElement {
  const body = (
    <>
      {icon !== undefined && <Icon name={icon} size={onClick === undefined ? 14 : 18} />}
      <Words>{children}</Words>
    </>
  )
  if (onClick === undefined) return <span className={cx(styles.chip, styles[tone])}>{body}</span>
  return (
    <button type="button" className={cx(styles.chip, styles.button)} aria-pressed={selected} onClick={onClick}>
      {body}
    </button>
  )
}
