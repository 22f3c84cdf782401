import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './gallery.module.css'

export interface ExampleProps {
  /** The primitive and its state, as a developer names them: `Button · busy`. */
  readonly title: string
  readonly children: ReactNode
  /** Takes the whole width instead of one column. */
  readonly wide?: boolean
  /** A column instead of a row. */
  readonly column?: boolean
  /** On the page's ground instead of a surface. */
  readonly ground?: boolean
  /** On the panel that is dark in both themes. */
  readonly night?: boolean
}

/** One or a few states of one kind, with a title. Put several in `Examples`. */
export function Example({ title, children, wide, column, ground, night }: ExampleProps): ReactElement {
  return (
    <section className={cx(styles.example, wide === true && styles.wide)}>
      <h3 className={styles.name} translate="no">
        {title}
      </h3>
      <div
        className={cx(styles.stage, column === true && styles.column, ground === true && styles.ground)}
        {...(night === true && { 'data-scheme': 'night' })}
      >
        {children}
      </div>
    </section>
  )
}

/** The states of one primitive or group, under a heading. */
export function Examples({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle} translate="no">
        {title}
      </h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}
