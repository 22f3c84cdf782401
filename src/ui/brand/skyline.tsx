import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './skyline.module.css'

export interface SkylineProps {
  readonly className?: string | undefined
}

/** The lamps in the town at the mountain's foot. */
const LAMPS = [
  [38, 143],
  [66, 150],
  [92, 141],
  [131, 152],
  [164, 146],
  [236, 148],
  [262, 153],
  [297, 143],
  [331, 150],
  [362, 145],
] as const

/** The town at night: a volcano, hills, roofs with lamps, a palm. Decorative. */
export function Skyline({ className }: SkylineProps): ReactElement {
  return (
    <svg
      className={cx(styles.skyline, className)}
      viewBox="0 0 400 170"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="#f7f4ea">
        <circle cx="30" cy="34" r="1.2" />
        <circle cx="88" cy="58" r="0.9" />
        <circle cx="150" cy="22" r="1.2" />
        <circle cx="298" cy="52" r="1.1" />
        <circle cx="352" cy="20" r="0.9" />
        <circle cx="382" cy="70" r="1.2" />
      </g>
      <path fill="#2d2768" d="M60 170C130 150 168 82 186 56l7-4 6 3 8-3 7 5c20 30 58 92 126 113Z" />
      <path fill="#3d3684" d="m186 56 7-4 6 3 8-3 7 5 13 21-12-6-8 9-9-10-9 8-7-7-8 5Z" />
      <path fill="#211c54" d="M0 138c40-14 84-10 122 4s70 6 110-4 110-8 168-12v44H0Z" />
      <path
        fill="#161238"
        d="M0 156h22l12-13 12 13h12l14-10 14 10h6v-14h14v14h22l15-10 15 10h62l14-13 14 13h18l14-8 14 8h16v-16h14v16h18l14-10 14 10h44v14H0Z"
      />
      <g className={styles.palm}>
        <path d="M374 158c-1-18 0-30 4-44" />
        <path d="M378 114c-8-7-16-8-23-4 8 0 16 1 23 4ZM378 114c-4-9-11-13-19-13 8 3 14 7 19 13ZM378 114c2-9 8-14 16-15-7 4-12 8-16 15ZM378 114c7-5 14-5 20 0-7-1-14-2-20 0Z" />
      </g>
      <g fill="#ffb52e">
        {LAMPS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y + 8} r="1.7" />
        ))}
      </g>
    </svg>
  )
}
