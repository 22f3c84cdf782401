import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import styles from './endless-list.module.css'
import { useNearView } from './use-near-view.ts'

export interface EndlessListProps {
  /** The rows or tiles so far, in whatever holds them. */
  readonly children: ReactNode
  /** Whether there is a further page. */
  readonly hasMore: boolean
  /** A page is under way; none other is asked for. */
  readonly busy: boolean
  /** The last page could not be had: it is asked for again by the player only. */
  readonly failed: boolean
  readonly onMore: () => void
  readonly moreLabel: string
  /** On the button once a page has failed. */
  readonly retryLabel: string
  readonly loadingLabel: string
  /** How many there are so far. */
  readonly count: number
  /** Read out when a further page has come: "40 shown". */
  readonly status: (count: number) => string
}

/** Whether somebody has gone on past the list by keyboard: a page that came now would push away where they are. */
function isKeyboardPast(end: Element | null): boolean {
  const focused = document.activeElement
  if (!end || !focused?.matches(':focus-visible')) return false
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/**
 * Asks for the next page as the player comes within a screen of the end. Where that cannot be told, or has failed,
 * a button asks; so it does for whoever reaches the end before the page has come, and for the keyboard that has passed it.
 */
export function EndlessList({
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
}: EndlessListProps): ReactElement {
  // What is there from the start is no news.
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
