import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Words } from '#src/ui/data/words.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './pull-to-refresh.module.css'
import { usePull } from './use-pull.ts'

export interface PullToRefreshProps {
  readonly children: ReactNode
  /** Refreshing; set by the loader. */
  readonly busy: boolean
  readonly onRefresh: () => void
  /** The button's label, for players without touch or gestures. */
  readonly refreshLabel: string
  /** During the gesture: "Pull down to refresh", then "Release to refresh". */
  readonly pullLabel: string
  readonly releaseLabel: string
  /** The announcement during the refresh. */
  readonly busyLabel: string
}

/**
 * Pull to refresh, with an equivalent button: always visible for pointer and keyboard, on a touch screen when focused.
 */
export function PullToRefresh({
  children,
  busy,
  onRefresh,
  refreshLabel,
  pullLabel,
  releaseLabel,
  busyLabel,
}: PullToRefreshProps): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  usePull(host, busy, { onReady: setReady, onRelease: onRefresh })
  return (
    <div ref={host} className={styles.host} data-busy={busy || undefined}>
      <div className={styles.sign} aria-hidden="true">
        {busy ? (
          <Spinner size={24} />
        ) : (
          <>
            <Icon name="refresh" size={20} />
            <Words>{isReady ? releaseLabel : pullLabel}</Words>
          </>
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.button}>
          <Button variant="ghost" size="sm" icon="refresh" busy={busy} onClick={onRefresh}>
            {refreshLabel}
          </Button>
        </div>
        {children}
      </div>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </div>
  )
}
