import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { NavItem, NavLinkProps } from '#src/ui/navigate/nav-item.ts'
import { SideNav } from '#src/ui/navigate/side-nav.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { RailGames } from './rail-games.tsx'
import type { Place } from '#src/routing/places.ts'
import { useMainPlaces } from './use-main-places.tsx'

interface RailPlace extends NavItem {
  readonly id: Place
  readonly to: string
}

/** The order of the rail; a place that its player cannot open is left out. */
const ORDER: readonly Place[] = ['game', 'wallet', 'activity', 'inbox', 'event', 'vip', 'profile', 'help']

/** The main navigation beside the page: the tab bar's places, and those that a phone has in its menu. */
export const ShellRail = observer(function ShellRail({ place }: { readonly place: Place | undefined }) {
  const { t } = useTranslation(['common', 'menu'])
  const { badges, session } = useStores()
  const { inboxUnread } = badges.counts
  const tabs = useMainPlaces(place)
  const own: readonly RailPlace[] = [
    { id: 'activity', label: t('activity'), icon: 'history', to: ROUTES.transactionHistory },
    {
      id: 'inbox',
      label: t('inbox'),
      icon: 'inbox',
      to: ROUTES.inbox,
      badge: <Badge count={inboxUnread} label={t('unread', { total: inboxUnread })} />,
    },
  ]
  const all: readonly RailPlace[] = [
    // The inbox stands beside it and has the counter.
    ...tabs.map((tab) => (tab.id === 'profile' ? { ...tab, badge: undefined } : tab)),
    ...(session.isLoggedIn && session.role !== 'restricted' ? own : []).map((item) => ({ ...item, isExtra: true })),
    { id: 'help', label: t('menu:railHelp'), icon: 'support', to: ROUTES.livechat, isExtra: true },
  ]
  const items = ORDER.flatMap((id) => {
    const item = all.find((one) => one.id === id)
    if (item === undefined) return []
    return { ...item, current: id === place, nested: id === 'game' ? <RailGames /> : undefined }
  })
  const renderLink = ({ to }: RailPlace, props: NavLinkProps) => (
    <Link to={to} activeOptions={{ exact: true }} {...props} />
  )
  return <SideNav label={t('mainNavigation')} items={items} renderLink={renderLink} />
})
