import type { ReactElement, ReactNode } from 'react'
import styles from './sticky-action.module.css'

export interface StickyActionProps {
  /** The primary button, with the sum on it where money moves; at most one more. */
  readonly children: ReactNode
  /** One or two lines above: terms, a total, or why the action is not possible yet. */
  readonly note?: ReactNode
}

/** The action of a form, as its last child: at the bottom of the screen while the form is longer than it. */
export function StickyAction({ children, note }: StickyActionProps): ReactElement {
  return (
    <div className={styles.bar} data-sticky-action>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
