import type { ReactElement } from 'react'
import { Button } from '#src/ui/form/button.tsx'
import styles from './empty-state.module.css'
import { Picture } from './picture.tsx'

export interface ErrorStateProps {
  readonly picture?: 'broken' | 'offline' | 'maintenance'
  readonly title: string
  readonly text?: string | undefined
  readonly retryLabel: string
  readonly onRetry: () => void
  /** A retry is running. */
  readonly busy?: boolean | undefined
}

/** Something that failed to load, with Retry. It stays after the toast is gone. */
export function ErrorState({
  picture = 'broken',
  title,
  text,
  retryLabel,
  onRetry,
  busy,
}: ErrorStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <Picture name={picture} />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}
