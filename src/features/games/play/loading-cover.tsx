import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import styles from './loading-cover.module.css'

export interface LoadingCoverProps {
  readonly gameId: string
  readonly name: string
  /** Absent for a game of which only the name is known. */
  readonly cover?: string | undefined
  readonly coverColor?: string | undefined
  /** Where the pressed cover was on screen. */
  readonly from?: DOMRect | undefined
}

/** The duration of the growth in milliseconds. */
const GROW_MS = 240

/** Moves an element from another place on screen to its own; not with reduced motion. */
function growFrom(from: DOMRect, element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = element.getBoundingClientRect()
  const start = `translate(${String(from.left - to.left)}px, ${String(from.top - to.top)}px) scale(${String(from.width / to.width)})`
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: GROW_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  })
}

/** A game that is loading: its cover, which grows from the tile that was pressed. */
export function LoadingCover({ gameId, name, cover, coverColor, from }: LoadingCoverProps): ReactElement {
  const { t } = useTranslation('games')
  const box = useRef<HTMLDivElement>(null)

  // Before paint: the cover must not show at its end first.
  useLayoutEffect(() => {
    if (from && box.current) growFrom(from, box.current)
  }, [from])

  const hasCover = cover !== undefined && cover !== ''
  return (
    <div className={styles.loading} role="status">
      {hasCover ? (
        <div ref={box} className={styles.cover}>
          <Image
            src={cover}
            alt=""
            ratio="3 / 4"
            seed={gameId}
            color={coverColor}
            fallbackText={name}
            eager
            sizes="(--from-small) 180px, 33vw"
          />
        </div>
      ) : (
        <Parol size={72} glow />
      )}
      <div className={styles.text}>
        {hasCover && <Spinner size={24} />}
        <Text tone="quiet">{t('frameLoading', { name })}</Text>
      </div>
    </div>
  )
}
