import type { ReactElement, ReactNode } from 'react'
import styles from './even-buttons.module.css'

/** An answer and its opposite in one size, so that none is louder. */
export function EvenButtons({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.buttons}>{children}</div>
}
