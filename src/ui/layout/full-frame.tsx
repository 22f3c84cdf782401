import type { ReactElement, ReactNode, Ref } from 'react'
import styles from './full-frame.module.css'

export interface FullFrameProps {
  /** A TopBar with back, name and actions. */
  readonly bar: ReactNode
  /** A line below the bar. */
  readonly hint?: ReactNode
  /** Fills the rest of the screen: an iframe, or a state. */
  readonly children: ReactNode
  /** The element that goes fullscreen. */
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
}

/** Covers the whole screen for a game or a payment, in the theme's own colors: nothing flashes when it opens. */
export function FullFrame({ bar, hint, children, ref, label }: FullFrameProps): ReactElement {
  return (
    <div ref={ref} className={styles.frame} data-full-frame role="region" aria-label={label}>
      <div className={styles.bar}>{bar}</div>
      {hint}
      <div className={styles.content}>{children}</div>
    </div>
  )
}
