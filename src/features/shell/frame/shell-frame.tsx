import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useIsStarted } from '#src/components/deferred/use-is-started.ts'
import { DeferredHelp } from '#src/components/help/deferred-help.ts'
import { useMedia } from '#src/hooks/use-media.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { isAndroidWithoutChrome } from '#src/platform/surroundings.ts'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { HAS_SIDE, PageFrame } from '#src/ui/layout/page-frame.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { useNearView } from '#src/ui/list/use-near-view.ts'
import type { NavLinkProps } from '#src/ui/navigate/nav-item.ts'
import { TabBar } from '#src/ui/navigate/tab-bar.tsx'
import { BrowserTip } from '#src/features/shell/hints/browser-tip.tsx'
import { ShellHeader } from '#src/features/shell/header/shell-header.tsx'
import styles from './shell-frame.module.css'
import type { ShellPage } from './shell-page.ts'
import { useMainPlaces, type MainPlace } from '#src/features/shell/rail/use-main-places.tsx'

/** Loaded only where it has room. */
const ShellRail = deferred(async () => (await import('#src/features/shell/rail/shell-rail.tsx')).ShellRail, {
  texts: ['menu'],
  isOptional: true,
})

const ShellFooter = deferred(async () => (await import('#src/features/shell/footer/shell-footer.tsx')).ShellFooter, {
  texts: ['menu'],
  isOptional: true,
})

const TrustLine = deferred(async () => (await import('#src/components/operator/trust-line.tsx')).TrustLine, {
  texts: ['menu'],
  isOptional: true,
})

export interface ShellFrameProps {
  /** The page's own settings; undefined until the route is known. */
  readonly page: ShellPage | undefined
  readonly children: ReactNode
}

/** The footer, or the trust line alone; loads once it is in view, or when start-up is over. */
function Footer({ isWhole }: { readonly isWhole: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  // Only in view, not near it: a lobby that is still loading would load the footer first.
  const isNear = useNearView(place, true, '0px')
  // The keyboard does not reach an empty place.
  const isStarted = useIsStarted()
  const [isShown, setShown] = useState(false)
  if ((isNear || isStarted) && !isShown) setShown(true)
  return (
    <div ref={place} className={isWhole ? styles.footer : styles.line}>
      {isShown && (isWhole ? <ShellFooter /> : <TrustLine />)}
    </div>
  )
}

/** Header, main navigation and footer around a page: a tab bar on a phone, a rail beside the page on a wider screen. */
export const ShellFrame = observer(function ShellFrame({ page, children }: ShellFrameProps) {
  const { t } = useTranslation(['common', 'shell'])
  const places = useMainPlaces(page?.place)
  const hasSide = useMedia(HAS_SIDE)
  const isPhone = !useMedia('(--from-medium)')
  const hasCompanion = useMedia('(--from-wide)')
  const title = page && t(page.title)
  const isSubPage = page?.isSubPage === true
  const hasFooter = page?.hasFooter === true
  const barTitle = isSubPage && isPhone ? title : undefined
  const hasTipPlace = page !== undefined && !isSubPage && isAndroidWithoutChrome(navigator) && !hasNativeBridge()
  const renderLink = (place: MainPlace, props: NavLinkProps) => (
    <Link to={place.to} activeOptions={{ exact: true }} {...props} />
  )
  return (
    <PageFrame
      skipLabel={t('shell:skipToContent')}
      hasBunting={page?.hasBunting}
      header={<ShellHeader title={barTitle} />}
      {...(hasSide && { sideNav: <ShellRail place={page?.place} /> })}
      {...(!hasSide &&
        !isSubPage && { tabBar: <TabBar label={t('mainNavigation')} items={places} renderLink={renderLink} /> })}
      footer={<Footer key={hasFooter ? 'whole' : 'line'} isWhole={hasFooter} />}
    >
      {hasTipPlace && <BrowserTip />}
      {title !== undefined && barTitle === undefined && page?.hasOwnTitle !== true && (
        <PageTitle isTab={!isSubPage}>{title}</PageTitle>
      )}
      {page?.help === undefined ? (
        children
      ) : (
        <PageColumns companion={hasCompanion && <DeferredHelp topic={page.help} />}>{children}</PageColumns>
      )}
    </PageFrame>
  )
})
