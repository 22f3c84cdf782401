import { CatchBoundary, lazyRouteComponent, Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteName } from '#src/components/route-names.ts'
import { useMedia } from '#src/components/use-media.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { PageFrame } from '#src/ui/layout/page-frame.tsx'
import type { NavLinkProps } from '#src/ui/navigate/nav-item.ts'
import { SideNav } from '#src/ui/navigate/side-nav.tsx'
import { TabBar } from '#src/ui/navigate/tab-bar.tsx'
import { LazyFooter } from './lazy-footer.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell-frame.module.css'
import { useMainPlaces, type MainPlace } from './use-main-places.tsx'

/** Loaded where there is room for it. */
const ShellAside = lazyRouteComponent(async () => {
  const [aside] = await withinTime(Promise.all([import('./shell-aside.tsx'), loadTexts('menu')]))
  return { ShellAside: aside.ShellAside }
}, 'ShellAside')

/** From this width on page-frame.module.css has a column for it. */
const HAS_ASIDE = '(min-width: 1240px)'

/** The pages there are, as keys of the namespace `common`. */
export type PageTitle =
  | Exclude<
      RouteName,
      'tab' | 'login' | 'register' | 'gameSearchHistory' | 'gameSearchResult' | 'gameRecord' | 'livechat'
    >
  | 'gameRecords'
  | 'search'

export interface ShellFrameProps {
  /** What the page says of itself; undefined while none is known. */
  readonly page: { title: PageTitle; tab?: string; isSubPage?: boolean; isNarrow?: boolean } | undefined
  readonly children: ReactNode
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
      {...(hasAside && {
        aside: (
          // The page does without it where it cannot be loaded.
          <CatchBoundary getResetKey={() => page?.title ?? ''} errorComponent={() => null}>
            <Suspense>
              <ShellAside page={page?.title} />
            </Suspense>
          </CatchBoundary>
        ),
      })}
      footer={<LazyFooter />}
    >
      {title !== undefined &&
        (isSubPage ? <h1 className={styles.title}>{title}</h1> : <VisuallyHidden as="h1">{title}</VisuallyHidden>)}
      {children}
    </PageFrame>
  )
})
