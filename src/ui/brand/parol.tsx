import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './parol.module.css'

export interface ParolProps {
  /** Pixels of one side. */
  readonly size?: number
  /** A soft light around the lantern, for dark grounds. */
  readonly glow?: boolean
  readonly className?: string | undefined
}

/** The mark: a parol, the star lantern of a Philippine December, with two tails. Ornament; the name beside it speaks. */
export function Parol({ size = 40, glow = false, className }: ParolProps): ReactElement {
  return (
    <svg
      className={cx(styles.parol, glow && styles.glow, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" strokeLinecap="round" strokeWidth="2.6">
        <path stroke="#d31d54" d="M19.7 43v14M44.3 43v14" />
        <path stroke="#ff4f79" d="M15.8 47v7M23.6 47v7M40.4 47v7M48.2 47v7" />
      </g>
      <circle cx="32" cy="27" r="22.5" fill="none" stroke="#2fd6a3" strokeWidth="2.2" />
      <path
        fill="#ffd27a"
        d="M32 27 26.8 19.9 32 6ZM32 27 37.2 19.9 52 20.5ZM32 27 40.4 29.7 44.3 44ZM32 27 32 35.8 19.7 44ZM32 27 23.6 29.7 12 20.5Z"
      />
      <path
        fill="#f59a16"
        d="M32 27 32 6 37.2 19.9ZM32 27 52 20.5 40.4 29.7ZM32 27 44.3 44 32 35.8ZM32 27 19.7 44 23.6 29.7ZM32 27 12 20.5 26.8 19.9Z"
      />
      <circle cx="32" cy="27" r="4.2" fill="#ff4f79" />
      <circle cx="32" cy="27" r="1.8" fill="#fff3d1" />
      <g fill="#5cb8ff">
        <circle cx="45.2" cy="8.8" r="2.3" />
        <circle cx="53.4" cy="34" r="2.3" />
        <circle cx="32" cy="49.5" r="2.3" />
        <circle cx="10.6" cy="34" r="2.3" />
        <circle cx="18.8" cy="8.8" r="2.3" />
      </g>
    </svg>
  )
}
