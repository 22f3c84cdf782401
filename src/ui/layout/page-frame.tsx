import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  /** A TopBar. */
  readonly header: ReactNode
  /** A SideNav, visible where `HAS_SIDE` matches. */
  readonly sideNav?: ReactNode
  /** A TabBar, visible elsewhere. */
  readonly tabBar?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** Bunting below the header. */
  readonly hasBunting?: boolean | undefined
  /** The link that skips header and navigation. */
  readonly skipLabel: string
}

/** Where the layout has a side navigation: from a tablet on, and on a phone held sideways. As in the stylesheet. */
export const HAS_SIDE = '(--from-medium), (--sideways)'

/** The page layout for phone, tablet and desktop. Every page begins at the same left edge. */
export function PageFrame({
  header,
  sideNav,
  tabBar,
  footer,
  children,
  skipLabel,
  hasBunting = false,
}: PageFrameProps): ReactElement {
  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // The default action would add a history entry, and Back would stay on the page.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {skipLabel}
      </a>
      <header className={styles.header}>{header}</header>
      {hasBunting && <Banderitas low className={styles.bunting} />}
      <div className={cx(styles.columns, sideNav !== undefined && styles.withSide)}>
        {sideNav !== undefined && <div className={styles.side}>{sideNav}</div>}
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      {tabBar !== undefined && <div className={styles.tabBar}>{tabBar}</div>}
    </div>
  )
}
