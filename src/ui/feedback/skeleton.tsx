import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; a number is pixels. */
  readonly width?: string | number | undefined
  readonly height?: string | number | undefined
  /** The CSS aspect ratio instead of a height. */
  readonly ratio?: string | undefined
  readonly shape?: 'box' | 'text' | 'circle' | 'poster'
}

/** A placeholder of one element. Hidden from screen readers: the container sets aria-busy. */
export function Skeleton({ width, height, ratio, shape = 'box' }: SkeletonProps): ReactElement {
  return (
    <span
      className={cx(styles.skeleton, styles[shape])}
      style={{ width, height, aspectRatio: ratio ?? (shape === 'poster' ? '3 / 4' : undefined) }}
      aria-hidden="true"
    />
  )
}
