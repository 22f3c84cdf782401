import { useId, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './skyline.module.css'

export interface SkylineProps {
  readonly className?: string | undefined
}

const WIDTH = 400
/** The town goes on at both sides of the volcano, as far as the widest and lowest place needs. */
const SIDES = [-2, -1, 1, 2] as const

/** The town at night: a volcano, hills, roofs with lit windows, a palm. Decorative. */
export function Skyline({ className }: SkylineProps): ReactElement {
  const id = useId()
  return (
    <svg
      className={cx(styles.skyline, className)}
      viewBox={`0 0 ${String(WIDTH)} 170`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#2d2768" d="M60 170C130 150 168 82 186 56l7-4 6 3 8-3 7 5c20 30 58 92 126 113Z" />
      <path fill="#3d3684" d="m186 56 7-4 6 3 8-3 7 5 13 21-12-6-8 9-9-10-9 8-7-7-8 5Z" />
      <g id={id}>
        <path
          fill="#f7f4ea"
          d="M30 32.8a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4ZM156 18.800a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4ZM262 39a1 1 0 1 1 0 2a1 1 0 0 1 0-2ZM346 13a1 1 0 1 1 0 2a1 1 0 0 1 0-2ZM386 42.800a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4Z"
        />
        <path fill="#211c54" d="M0 138c40-14 84-10 122 4s70 6 110-4 128 14 168 0v32H0Z" />
        <path
          fill="#161238"
          d="M0 156h14v-5l12-10 12 10v5h14v-4l14-10 14 10v4h8v-18h14v18h18v-5l13-9 13 9v5h32v-20l6-10 6 10v20h24v-4l14-10 14 10v4h16v-6l14-9 14 9v6h14v-20h14v20h16v-4l13-9 13 9v4h44v14H0Z"
        />
        <path className={styles.palm} d="M374 158c-1-18 0-30 4-44" />
        <path
          fill="#161238"
          d="M378 114c-8-7-16-8-23-4 8 0 16 1 23 4ZM378 114c-4-9-11-13-19-13 8 3 14 7 19 13ZM378 114c2-9 8-14 16-15-7 4-12 8-16 15ZM378 114c7-5 14-5 20 0-7-1-14-2-20 0Z"
        />
        <path
          fill="#ffb52e"
          d="M24.5 148h3v4h-3ZM60 150h3v4h-3ZM69 150h3v4h-3ZM91 143h3v4h-3ZM96 150h3v4h-3ZM131.5 149h3v4h-3ZM182.5 142h3v5h-3ZM221 150h3v4h-3ZM231 150h3v4h-3ZM270.5 148h3v4h-3ZM303 141h3v4h-3ZM308 149h3v4h-3ZM341.5 150h3v4h-3Z"
        />
      </g>
      {SIDES.map((side) => (
        <use key={side} href={`#${id}`} x={side * WIDTH} />
      ))}
    </svg>
  )
}
