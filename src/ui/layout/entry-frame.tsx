import type { ReactElement, ReactNode } from 'react'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Skyline } from '#src/ui/brand/skyline.tsx'
import styles from './entry-frame.module.css'

export interface EntryFrameProps {
  /** The large name: `<Logo name size="lg" nameOnly />`; the lantern is beside it. */
  readonly brand: ReactNode
  /** On a desktop below the name, in the sky. */
  readonly aside?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The form. */
  readonly children: ReactNode
  /** Language and theme, and the link to the other form. */
  readonly footer?: ReactNode
}

/** The frame of log in and sign up: the street at night with its lantern, and one card with the form. */
export function EntryFrame({ brand, aside, title, text, children, footer }: EntryFrameProps): ReactElement {
  return (
    <div className={styles.entry}>
      <div className={styles.sky} data-scheme="night">
        <Skyline className={styles.skyline} />
        <Banderitas rows={2} className={styles.bunting} />
        <div className={styles.brand}>{brand}</div>
        <Parol size={220} glow className={styles.lantern} />
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.panel}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          <div className={styles.form}>{children}</div>
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  )
}
