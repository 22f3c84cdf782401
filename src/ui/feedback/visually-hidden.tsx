import type { ReactElement, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'p' | 'legend'
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Read out, not seen. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  return (
    <Tag id={id} className={styles.hidden}>
      {children}
    </Tag>
  )
}
