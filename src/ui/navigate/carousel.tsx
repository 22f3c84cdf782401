import { type KeyboardEvent, type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { getPlace, isSame, START, stepOfKey } from './carousel-place.ts'
import styles from './carousel.module.css'

/** Time for reading a slide, in milliseconds. */
const SLIDE_MS = 6000

/** Whether the player's device asks for less motion. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Autoplay {
  readonly isPlaying: boolean
  /** False with reduced motion: there is nothing to stop. */
  readonly canPlay: boolean
  readonly setPlaying: (isPlaying: boolean) => void
}

/** Calls `next` every few seconds until stopped; not while the page is hidden, never with reduced motion. */
function useAutoplay(isWanted: boolean, next: () => void): Autoplay {
  const [isAllowed, setPlaying] = useState(true)
  const [canPlay] = useState(() => !isStill())
  const isPlaying = isWanted && canPlay && isAllowed
  const step = useRef(next)
  useEffect(() => {
    step.current = next
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) step.current()
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [isPlaying])
  return { isPlaying, canPlay, setPlaying }
}

export interface CarouselItem {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps {
  readonly label: string
  /** The role for screen readers: "carousel". */
  readonly kindLabel: string
  readonly items: readonly CarouselItem[]
  readonly previousLabel: string
  readonly nextLabel: string
  /** "2 of 5". */
  readonly slideLabel: (index: number, total: number) => string
  /** Names of the button that stops and starts the slides; without it they never move by themselves. */
  readonly autoplay?: { readonly pause: string; readonly play: string } | undefined
}

/** Slides with scroll snap: by finger, buttons, dots, arrow keys, Home and End, and by itself until touched. */
export function Carousel({
  label,
  kindLabel,
  items,
  previousLabel,
  nextLabel,
  slideLabel,
  autoplay,
}: CarouselProps): ReactElement {
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(START)
  const total = items.length

  const measure = useCallback(() => {
    const next = getPlace(track.current, total)
    setPlace((old) => (isSame(old, next) ? old : next))
  }, [total])

  // Two slides may fit side by side. It runs once at first, after the browser's own layout.
  useEffect(() => {
    if (!track.current) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [measure])

  function go(index: number): void {
    const slide = track.current?.children[index]
    // CSS decides whether it animates: base.css removes `smooth` for reduced motion.
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft })
  }

  function press(event: KeyboardEvent<HTMLUListElement>): void {
    // Controls on a slide have keys of their own.
    const step = event.target === event.currentTarget ? stepOfKey(event.key, place.first, total) : null
    if (step === null) return
    event.preventDefault()
    go(step)
  }

  const several = total > 1
  const { isPlaying, canPlay, setPlaying } = useAutoplay(autoplay !== undefined && several, () => {
    // Not behind a dialog or frame.
    if (!track.current?.closest('[data-scroll-locked], [inert]')) go(place.atEnd ? 0 : place.first + 1)
  })
  // Who touches the slides reads them; the button decides for itself.
  function stop({ target }: { readonly target: EventTarget }): void {
    if (!(target instanceof Element && target.closest('[data-autoplay]'))) setPlaying(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that the slides are in use
    <section
      className={styles.carousel}
      aria-roledescription={kindLabel}
      aria-label={label}
      onPointerDown={stop}
      onFocus={stop}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls takes the keys that scroll */}
      <ul
        className={styles.track}
        ref={track}
        tabIndex={several ? 0 : undefined}
        aria-label={label}
        onScroll={measure}
        onKeyDown={press}
      >
        {items.map((item, index) => (
          <li key={item.id} className={styles.slide} aria-label={slideLabel(index + 1, total)}>
            {item.content}
          </li>
        ))}
      </ul>
      {several && (
        <CarouselDots label={label} ids={items.map(({ id }) => id)} at={place.index} dotLabel={slideLabel} onGo={go} />
      )}
      {several && (
        <div className={styles.controls}>
          {autoplay && canPlay && (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? autoplay.pause : autoplay.play}
              data-autoplay=""
              onClick={() => setPlaying(!isPlaying)}
            />
          )}
          <IconButton
            icon="chevron-left"
            label={previousLabel}
            disabled={place.first === 0}
            onClick={() => go(place.first - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={nextLabel}
            disabled={place.atEnd}
            onClick={() => go(place.first + 1)}
          />
        </div>
      )}
    </section>
  )
}
