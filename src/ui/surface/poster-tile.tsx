import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react'
import { Image } from '#src/ui/data/image.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './poster-tile.module.css'

export interface PosterTileProps {
  /** The game's name: part of the cover, and shown on the generated picture if the cover fails. */
  readonly title: string
  /** Read after the name by screen readers; the cover shows it. */
  readonly subtitle?: string | undefined
  readonly src: string
  /** Selects the generated picture that shows if the cover fails. */
  readonly seed: string
  /** The cover's dominant color, which shows until it has loaded. */
  readonly color?: string | undefined
  /** The place in a ranking, as a large numeral. */
  readonly rank?: number | undefined
  /** This game is opening. */
  readonly busy?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
  /** Its own controls in the cover's top right corner, one below the other: a FavoriteButton first. */
  readonly corner?: ReactNode
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
  /** Handlers of the whole tile, for a long press. */
  readonly handlers?: ComponentProps<'li'> | undefined
}

/** A game's 3:4 poster, whose name is on it. A list item: use it in a Rail or PosterGrid. */
export function PosterTile({
  title,
  subtitle,
  src,
  seed,
  color,
  rank,
  busy = false,
  onClick,
  renderLink,
  corner,
  style,
  handlers,
}: PosterTileProps): ReactElement {
  const body = (
    <>
      {rank !== undefined && (
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
      )}
      <span className={styles.cover} data-cover={seed}>
        <Image
          src={src}
          alt=""
          ratio="3 / 4"
          seed={seed}
          color={color}
          fallbackText={title}
          sizes="(--from-small) 180px, 33vw"
        />
        {busy && (
          <span className={styles.busy} data-scheme="night">
            <Spinner size={32} />
          </span>
        )}
      </span>
      <VisuallyHidden>
        <Words>
          {rank !== undefined && `${String(rank)}. `}
          {title}
          {subtitle !== undefined && ` ${subtitle}`}
        </Words>
      </VisuallyHidden>
    </>
  )
  return (
    <li {...handlers} className={styles.item} style={style} data-ranked={rank === undefined ? undefined : true}>
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
      {corner !== undefined && <span className={styles.corner}>{corner}</span>}
    </li>
  )
}
