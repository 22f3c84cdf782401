import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './carousel.module.css'

export interface CarouselItem {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps {
  readonly label: string
  readonly items: readonly CarouselItem[]
  readonly previousLabel: string
  readonly nextLabel: string
  /** "2 of 5". */
  readonly slideLabel: (index: number, total: number) => string
}

interface Place {
  readonly index: number
  readonly atEnd: boolean
}

const START: Place = { index: 0, atEnd: false }

/** Which slide stands at the left, or the last one once the row cannot go further. */
function placeOf(track: HTMLElement | null, total: number): Place {
  const width = track?.firstElementChild?.clientWidth ?? 0
  if (track === null || width === 0) return START
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2
  const index = Math.min(Math.round(track.scrollLeft / width), total - 1)
  return { index: atEnd && track.scrollLeft > 0 ? total - 1 : index, atEnd }
}

/** Slides side by side that snap: by finger, by buttons or by the dots. It never moves by itself. */
export function Carousel({ label, items, previousLabel, nextLabel, slideLabel }: CarouselProps): ReactElement {
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>(START)

  function measure(): void {
    const next = placeOf(track.current, items.length)
    setPlace((old) => (old.index === next.index && old.atEnd === next.atEnd ? old : next))
  }

  // Two slides may fit side by side: whether there is more to see is known only once they are laid out.
  useEffect(measure, [items.length])

  function step(slides: 1 | -1): void {
    const width = track.current?.firstElementChild?.clientWidth ?? 0
    // CSS decides whether it glides: base.css takes `smooth` away under reduced motion.
    track.current?.scrollBy({ left: slides * width })
  }

  const several = items.length > 1
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <ul className={styles.track} ref={track} onScroll={measure} tabIndex={several ? 0 : undefined} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.slide} aria-label={slideLabel(index + 1, items.length)}>
            {item.content}
          </li>
        ))}
      </ul>
      {several && (
        <div className={styles.controls}>
          <IconButton icon="chevron-left" label={previousLabel} disabled={place.index === 0} onClick={() => step(-1)} />
          <div className={styles.dots} aria-hidden="true">
            {items.map((item, index) => (
              <span key={item.id} className={styles.dot} data-current={index === place.index || undefined} />
            ))}
          </div>
          <IconButton icon="chevron-right" label={nextLabel} disabled={place.atEnd} onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}
