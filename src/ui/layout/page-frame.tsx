import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  /** A TopBar. */
  readonly header: ReactNode
  /** A SideNav: seen from 1024 px on. */
  readonly sideNav?: ReactNode
  /** A TabBar: seen below 1024 px. */
  readonly tabBar?: ReactNode
  /** A panel beside the content from 1280 px on, below it before. */
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** No bunting and no margins: for an EntryFrame, which brings its own. */
  readonly bare?: boolean | undefined
  /** The content is as wide as a letter, in the middle of its column. */
  readonly narrow?: boolean | undefined
  /** The link that leads past header and navigation. */
  readonly skipLabel: string
}

/** The page on phone, tablet and desktop: a composed page, not a stretched phone. */
export function PageFrame({
  header,
  sideNav,
  tabBar,
  aside,
  footer,
  children,
  skipLabel,
  bare = false,
  narrow = false,
}: PageFrameProps): ReactElement {
  return (
    <div className={cx(styles.frame, bare && styles.bare)}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // Of its own the link would add an entry to the history, and Back would lead from the page to itself.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {skipLabel}
      </a>
      <header className={styles.header}>{header}</header>
      {!bare && <Banderitas className={styles.bunting} />}
      <div
        className={cx(
          styles.columns,
          sideNav !== undefined && styles.withSide,
          aside !== undefined && styles.withAside,
        )}
      >
        {sideNav !== undefined && <div className={styles.side}>{sideNav}</div>}
        <main className={cx(styles.main, narrow && styles.narrow)} id="main" tabIndex={-1}>
          {children}
        </main>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      {tabBar !== undefined && <div className={styles.tabBar}>{tabBar}</div>}
    </div>
  )
}
