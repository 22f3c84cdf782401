import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import styles from './carousel-dots.module.css'
import { stepOfKey } from './carousel-place.ts'

export interface CarouselDotsProps {
  readonly label: string
  readonly ids: readonly string[]
  readonly at: number
  readonly dotLabel: (index: number, total: number) => string
  readonly onGo: (index: number) => void
}

/** One dot per slide. Together they are one Tab stop; arrow keys move within. */
export function CarouselDots({ label, ids, at, dotLabel, onGo }: CarouselDotsProps): ReactElement {
  const row = useRef<HTMLDivElement>(null)

  function press(event: KeyboardEvent, index: number): void {
    const next = stepOfKey(event.key, index, ids.length)
    if (next === null) return
    event.preventDefault()
    onGo(next)
    const dot = row.current?.children[next]
    if (dot instanceof HTMLElement) dot.focus({ preventScroll: true })
  }

  return (
    <div ref={row} className={styles.dots} role="group" aria-label={label}>
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={dotLabel(index + 1, ids.length)}
          aria-current={index === at || undefined}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onGo(index)}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </div>
  )
}
