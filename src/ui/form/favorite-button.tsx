import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './favorite-button.module.css'

export interface FavoriteButtonProps {
  /** Names what is liked: `Favorite: Parol Nights`. It stays the same when pressed. */
  readonly label: string
  /** Undefined while it is not known: it then shows no state. */
  readonly isFavorite: boolean | undefined
  readonly onToggle: () => void
  /** The change is being saved: presses are ignored, the focus stays. */
  readonly busy?: boolean | undefined
  /** `art` has a dark disc for use on a cover, `plain` none. */
  readonly look?: 'art' | 'plain' | undefined
  readonly className?: string | undefined
}

/** A heart that is on or off, or not known. */
export function FavoriteButton({
  label,
  isFavorite,
  onToggle,
  busy = false,
  look = 'art',
  className,
}: FavoriteButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={cx(styles.button, styles[look], className)}
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onToggle()
      }}
    >
      <Icon name={isFavorite === true ? 'heart-full' : 'heart'} size={look === 'art' ? 18 : 22} />
    </button>
  )
}
