import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './poster-tile.module.css'

export interface PosterTileProps {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly src: string
  readonly alt?: string | undefined
  /** Selects the generated picture until the cover loads. */
  readonly seed: string
  /** An icon before the name with its text for screen readers. Not on the cover, where a title may be anywhere. */
  readonly mark?: { readonly icon: IconName; readonly label: string; readonly tone: 'hot' | 'live' } | undefined
  /** This game is opening. */
  readonly busy?: boolean | undefined
  /** Loads at once, for the first visible covers. */
  readonly eager?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
}

/** A game's 3:4 poster with its name below. A list item: use it in a Rail or PosterGrid. */
export function PosterTile({
  title,
  subtitle,
  src,
  alt = '',
  seed,
  mark,
  busy = false,
  eager,
  onClick,
  renderLink,
}: PosterTileProps): ReactElement {
  const body = (
    <>
      <span className={styles.cover}>
        <Image src={src} alt={alt} ratio="3 / 4" seed={seed} eager={eager} sizes="(min-width: 640px) 180px, 33vw" />
        {busy && (
          <span className={styles.busy} data-scheme="night">
            <Spinner size={32} />
          </span>
        )}
      </span>
      <span className={styles.title}>
        {mark !== undefined && (
          <>
            <Icon name={mark.icon} size={15} label={mark.label} className={cx(styles.mark, styles[mark.tone])} />{' '}
          </>
        )}
        {title}
      </span>
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
