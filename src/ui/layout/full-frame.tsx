import type { ReactElement, ReactNode, Ref } from 'react'
import styles from './full-frame.module.css'

export interface FullFrameProps {
  /** Back, name, actions; a TopBar. */
  readonly bar: ReactNode
  /** Takes the rest of the screen: an iframe, or a state while there is none. */
  readonly children: ReactNode
  /** The element that goes fullscreen. */
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
}

/** Covers the whole screen, as a game does. Night in both themes: a game brings its own colours. */
export function FullFrame({ bar, children, ref, label }: FullFrameProps): ReactElement {
  return (
    <div ref={ref} className={styles.frame} data-scheme="night" role="region" aria-label={label}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
