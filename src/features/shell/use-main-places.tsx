import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { NavItem } from '#src/ui/navigate/nav-item.ts'
import { Badge } from '#src/ui/surface/badge.tsx'

export interface MainPlace extends NavItem {
  readonly to: (typeof ROUTES)['game' | 'wallet' | 'profile']
}

/** The places of the tab bar and the side navigation. Call it within `observer`: it reads the counters. */
export function useMainPlaces(current: string | undefined): readonly MainPlace[] {
  const { t } = useTranslation()
  const { inboxUnread } = useStores().badges.counts
  const places: readonly MainPlace[] = [
    { id: 'game', label: t('game'), icon: 'game', to: ROUTES.game },
    { id: 'wallet', label: t('wallet'), icon: 'wallet', to: ROUTES.wallet },
    {
      id: 'profile',
      label: t('profile'),
      icon: 'profile',
      to: ROUTES.profile,
      badge: <Badge count={inboxUnread} label={t('unread', { total: inboxUnread })} />,
    },
  ]
  return places.map((place) => ({ ...place, current: place.id === current }))
}
