import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { NavItem } from '#src/ui/navigate/nav-item.ts'
import { Badge } from '#src/ui/surface/badge.tsx'
import type { Place } from '#src/routing/places.ts'

type TabName = 'game' | 'vip' | 'wallet' | 'event' | 'profile'

export interface MainPlace extends NavItem {
  readonly id: TabName
  readonly to: (typeof ROUTES)[TabName]
}

const TABS: readonly TabName[] = ['game', 'vip', 'wallet', 'event', 'profile']

/** The places that promote. */
const OF_PROMOTIONS: readonly TabName[] = ['vip', 'event']

/** The tabs that a role may open; a suspended player sees all, and learns by a tap why they are closed. */
function chooseTabs({ role, arePromotionsHeld }: SessionStore): readonly TabName[] {
  if (role === 'restricted') return []
  if (role === 'paused') return ['wallet', 'profile']
  return arePromotionsHeld ? TABS.filter((id) => !OF_PROMOTIONS.includes(id)) : TABS
}

/** The items of the tab bar, which the rail shows too. Call it within `observer`: it reads the counters. */
export function useMainPlaces(current: Place | undefined): readonly MainPlace[] {
  const { t } = useTranslation()
  const { badges: store, session } = useStores()
  const { counts } = store
  // At 0 no label is made: a text with a value is slow, and every first page would make three.
  const badge = (total: number, key: 'unread' | 'waiting' = 'waiting') =>
    total > 0 ? <Badge count={total} label={t(key, { total })} /> : undefined
  const badges: Partial<Record<TabName, MainPlace['badge']>> = {
    vip: badge(counts.vipRewardsNum),
    event: badge(counts.loginBonusRewardNum + counts.taskRewardNum + counts.dailyDepositSign),
    profile: badge(counts.inboxUnread, 'unread'),
  }
  return chooseTabs(session).map((id) => ({
    id,
    label: t(id),
    icon: id,
    to: ROUTES[id],
    current: id === current,
    badge: badges[id],
  }))
}
