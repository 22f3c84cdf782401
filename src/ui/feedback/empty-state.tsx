import type { ReactElement, ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Picture, type PictureName } from './picture.tsx'

export interface EmptyStateProps {
  readonly picture?: Extract<
    PictureName,
    'lantern' | 'inbox' | 'search' | 'records' | 'coupon' | 'gift' | 'identity' | 'chat'
  >
  readonly title: string
  readonly text?: string | undefined
  /** What the player can do. */
  readonly action?: ReactNode
}

/** An empty list or page: what would be here, and how to get it. */
export function EmptyState({ picture = 'lantern', title, text, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <Picture name={picture} />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
