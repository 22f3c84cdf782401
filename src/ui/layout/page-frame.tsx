import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  /** A TopBar. */
  readonly header: ReactNode
  /** A SideNav, visible from 1024 px. */
  readonly sideNav?: ReactNode
  /** A TabBar, visible below 1024 px. */
  readonly tabBar?: ReactNode
  /** A panel beside the content from 1280 px, else below it. */
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** No bunting and no margins, for an EntryFrame. */
  readonly bare?: boolean | undefined
  /** A narrow centered column for text. */
  readonly narrow?: boolean | undefined
  /** The link that skips header and navigation. */
  readonly skipLabel: string
}

/** The page layout for phone, tablet and desktop. */
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
          // The default action would add a history entry, and Back would stay on the page.
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
