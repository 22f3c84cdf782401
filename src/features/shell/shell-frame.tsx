import { useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred.tsx'
import type { RouteName } from '#src/routing/route-names.ts'
import { useMedia } from '#src/hooks/use-media.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { PageFrame } from '#src/ui/layout/page-frame.tsx'
import { useNearView } from '#src/ui/list/use-near-view.ts'
import type { NavLinkProps } from '#src/ui/navigate/nav-item.ts'
import { SideNav } from '#src/ui/navigate/side-nav.tsx'
import { TabBar } from '#src/ui/navigate/tab-bar.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell-frame.module.css'
import { useMainPlaces, type MainPlace } from './use-main-places.tsx'

/** Loaded only on wide screens. */
const ShellAside = deferred(async () => (await import('./shell-aside.tsx')).ShellAside, {
  texts: ['menu'],
  isOptional: true,
})

const ShellFooter = deferred(async () => (await import('./shell-footer.tsx')).ShellFooter, {
  texts: ['menu'],
  isOptional: true,
})

/** No request for this long, in milliseconds: the page has its data. */
const QUIET_MS = 1000

/** From this width page-frame.module.css has a column for it. */
const HAS_ASIDE = '(min-width: 1240px)'

/** Page titles: keys of the namespace `common`. */
export type PageTitle =
  | Exclude<
      RouteName,
      'tab' | 'login' | 'register' | 'gameSearchHistory' | 'gameSearchResult' | 'gameRecord' | 'livechat'
    >
  | 'gameRecords'
  | 'search'

export interface ShellFrameProps {
  /** The page's own settings; undefined until the route is known. */
  readonly page: { title: PageTitle; tab?: string; isSubPage?: boolean; isNarrow?: boolean } | undefined
  readonly children: ReactNode
}

/** The footer, which loads once it is in view or the page has its data. */
function Footer() {
  const place = useRef<HTMLDivElement>(null)
  // Only in view, not near it: a lobby that is still loading would load the footer first.
  const isNear = useNearView(place, true, '0px')
  // The keyboard does not reach an empty place, so focus loads the footer too.
  const isQuiet = useIsFetching() === 0
  const [isShown, setShown] = useState(false)
  if (isNear && !isShown) setShown(true)
  useEffect(() => {
    if (!isQuiet) return undefined
    const settled = setTimeout(() => setShown(true), QUIET_MS)
    return () => clearTimeout(settled)
  }, [isQuiet])
  return (
    <div ref={place} className={styles.footer}>
      {isShown && <ShellFooter />}
    </div>
  )
}

/** Header, main navigation and footer around a page: a tab bar on a phone, a side navigation on a desktop. */
export const ShellFrame = observer(function ShellFrame({ page, children }: ShellFrameProps) {
  const { t } = useTranslation(['common', 'shell'])
  const places = useMainPlaces(page?.tab)
  const title = page && t(page.title)
  const isSubPage = page?.isSubPage === true
  const hasAside = useMedia(HAS_ASIDE)
  const renderLink = (place: MainPlace, props: NavLinkProps) => <Link to={place.to} {...props} />
  const navigation = { label: t('mainNavigation'), items: places, renderLink }
  return (
    <PageFrame
      skipLabel={t('shell:skipToContent')}
      narrow={page?.isNarrow}
      header={<ShellHeader isSubPage={isSubPage} />}
      sideNav={<SideNav {...navigation} />}
      {...(!isSubPage && { tabBar: <TabBar {...navigation} /> })}
      {...(hasAside && { aside: <ShellAside page={page?.title} /> })}
      footer={<Footer />}
    >
      {title !== undefined &&
        (isSubPage ? <h1 className={styles.title}>{title}</h1> : <VisuallyHidden as="h1">{title}</VisuallyHidden>)}
      {children}
    </PageFrame>
  )
})
