import type { ReactElement, ReactNode } from 'react'
import { Image } from '#src/ui/data/image.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import styles from './poster-tile.module.css'

export interface PosterTileProps {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly src: string
  readonly alt?: string | undefined
  /** Chooses the drawn picture that stands in until the cover is there. */
  readonly seed: string
  /** A Chip on the upper corner. */
  readonly corner?: ReactNode
  /** This game is being opened. */
  readonly busy?: boolean | undefined
  /** Loads at once: for covers that are seen first. */
  readonly eager?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
}

/** A game's poster, 3 to 4, with its name below. It is a list item: put it in a PosterRail or PosterGrid. */
export function PosterTile({
  title,
  subtitle,
  src,
  alt = '',
  seed,
  corner,
  busy = false,
  eager,
  onClick,
  renderLink,
}: PosterTileProps): ReactElement {
  const body = (
    <>
      <span className={styles.cover}>
        <Image src={src} alt={alt} ratio="3 / 4" seed={seed} eager={eager} sizes="(min-width: 640px) 180px, 33vw" />
        {corner !== undefined && <span className={styles.corner}>{corner}</span>}
        {busy && (
          <span className={styles.busy} data-scheme="night">
            <Spinner size={32} />
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
      {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
    </>
  )
  return (
    <li className={styles.item}>
      {renderLink !== undefined ? (
        renderLink({ className: styles.tile, children: body })
      ) : (
        <button
          type="button"
          className={styles.tile}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onClick}
        >
          {body}
        </button>
      )}
    </li>
  )
}
