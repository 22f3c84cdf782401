import type { ReactElement, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'p' | 'legend' | 'dt'
  readonly id?: string | undefined
  /** `status`: its changes are read out. */
  readonly role?: 'status' | undefined
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps): ReactElement {
  return (
    <Tag id={id} role={role} className={styles.hidden}>
      {children}
    </Tag>
  )
}
