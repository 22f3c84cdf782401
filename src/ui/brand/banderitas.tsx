import { useId, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './banderitas.module.css'

export interface BanderitasProps {
  /** Two strings of flags, one behind the other. */
  readonly rows?: 1 | 2
  readonly className?: string | undefined
}

/** One swag of 168 px: where each flag hangs on the string (x, y at the string's sag) and its colour. */
const FLAGS = [
  [8, 7.5, '#ffb52e'],
  [34, 14.5, '#ff4f79'],
  [60, 18, '#2fd6a3'],
  [86, 18.4, '#a88bff'],
  [112, 15.5, '#5cb8ff'],
  [138, 9.5, '#ff8f3d'],
] as const

/** Bunting over the street: the one ornament. It fills the width and says nothing to a screen reader. */
export function Banderitas({ rows = 1, className }: BanderitasProps): ReactElement {
  const id = useId()
  return (
    <svg
      className={cx(styles.banderitas, className)}
      height={rows === 2 ? 64 : 44}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width="168" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 3Q84 33 168 3" className={styles.string} />
          {FLAGS.map(([x, y, colour], index) => (
            <path key={x} fill={colour} d={`M${x} ${y}l20 ${index < 3 ? 3.5 - index : -(index - 2)}-8.5 21Z`} />
          ))}
        </pattern>
      </defs>
      {rows === 2 && (
        <g transform="translate(-70 16)">
          <rect className={styles.behind} width="200%" height="44" fill={`url(#${id})`} />
        </g>
      )}
      <rect width="100%" height="44" fill={`url(#${id})`} />
    </svg>
  )
}
