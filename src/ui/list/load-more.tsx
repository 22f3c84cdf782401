import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import styles from './load-more.module.css'
import { useNearView } from './use-near-view.ts'

export interface LoadMoreProps {
  /** The loaded rows or tiles, in any container. */
  readonly children: ReactNode
  /** Whether there is another page. */
  readonly hasMore: boolean
  /** A page is loading; no other is requested. */
  readonly busy: boolean
  /** The last page failed: only the player retries it. */
  readonly failed: boolean
  readonly onMore: () => void
  readonly moreLabel: string
  /** The label of the button after a failure. */
  readonly retryLabel: string
  readonly loadingLabel: string
  /** The number of loaded rows. */
  readonly count: number
  /** The announcement after another page: "40 shown". */
  readonly status: (count: number) => string
}

/** Whether the keyboard focus is past the list: inserting a page now would push it away. */
function isKeyboardPast(end: Element | null): boolean {
  const focused = document.activeElement
  if (!end || !focused?.matches(':focus-visible')) return false
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/**
 * Requests the next page within a screen of the end. Without IntersectionObserver or after a failure there is a button;
 * also at the end before the page arrives, and for keyboard focus past the list.
 */
export function LoadMore({
  children,
  hasMore,
  busy,
  failed,
  onMore,
  moreLabel,
  retryLabel,
  loadingLabel,
  count,
  status,
}: LoadMoreProps): ReactElement {
  // The initial rows are not announced.
  const [first] = useState(count)
  const end = useRef<HTMLDivElement>(null)
  const isNearEnd = useNearView(end, false)
  const isWanted = isNearEnd && hasMore && !busy && !failed
  const ask = useRef(onMore)

  useEffect(() => {
    ask.current = onMore
  })

  useEffect(() => {
    if (isWanted && !isKeyboardPast(end.current)) ask.current()
  }, [isWanted, count])

  return (
    <div className={styles.list}>
      {children}
      <div ref={end} className={styles.end}>
        {busy && hasMore && <Spinner label={loadingLabel} />}
        {!busy && hasMore && (
          <Button icon={failed ? 'refresh' : 'chevron-down'} onClick={onMore}>
            {failed ? retryLabel : moreLabel}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{count === first ? '' : status(count)}</VisuallyHidden>
    </div>
  )
}
