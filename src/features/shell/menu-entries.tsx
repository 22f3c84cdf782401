import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES, type RouteName } from '#src/routing/route-names.ts'
import { useIsRouteAvailable } from '#src/routing/use-is-route-available.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import styles from './side-menu.module.css'

interface Entry {
  readonly id: string
  readonly route: Exclude<RouteName, 'returnGift'>
  /** None: part of the entry above. */
  readonly icon?: IconName
  readonly title: string
  readonly count?: number
  /** The count's text for screen readers. */
  readonly counts?: 'unread' | 'waiting'
}

/** The entries of the side menu whose pages exist, each with its counter. */
export const MenuEntries = observer(function MenuEntries({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['common', 'menu'])
  const { counts } = useStores().badges
  const isRouteAvailable = useIsRouteAvailable()
  const invited = counts.inviteFriendToEarnNum + counts.inviteFriendEnergy
  const groups: readonly (readonly Entry[])[] = [
    [
      { id: 'activity', route: 'transactionHistory', icon: 'history', title: t('activity') },
      { id: 'records', route: 'records', title: t('records') },
      { id: 'gameRecords', route: 'gameRecord', title: t('gameRecords') },
      { id: 'inbox', route: 'inbox', icon: 'inbox', title: t('inbox'), count: counts.inboxUnread, counts: 'unread' },
      { id: 'event', route: 'event', icon: 'event', title: t('event'), count: counts.dailyDepositSign },
      { id: 'redeem', route: 'redeem', icon: 'redeem', title: t('redeem') },
    ],
    [
      {
        id: 'signUpBonus',
        route: 'event',
        icon: 'gift',
        title: t('menu:signUpBonus'),
        count: counts.loginBonusRewardNum,
      },
      { id: 'task', route: 'event', icon: 'check', title: t('menu:tasks'), count: counts.taskRewardNum },
      { id: 'invite', route: 'inviteRank', icon: 'friends', title: t('menu:inviteFriends'), count: invited },
    ],
    [
      { id: 'support', route: 'livechat', icon: 'support', title: t('customerService') },
      { id: 'faq', route: 'faq', icon: 'info', title: t('faq') },
    ],
  ]
  return groups.map((group) => {
    const entries = group.filter(({ route }) => isRouteAvailable(route))
    if (entries.length === 0) return null
    return (
      <Card key={entries[0]?.id} padding="sm">
        {entries.map(({ id, route, icon, title, count = 0, counts: key = 'waiting' }) => (
          <ListRow
            key={id}
            icon={icon}
            leading={icon === undefined ? <span className={styles.part} /> : undefined}
            title={title}
            trailing={<Badge count={count} label={t(key, { total: count })} />}
            chevron
            renderLink={(props) => <Link to={ROUTES[route]} onClick={onLeave} {...props} />}
          />
        ))}
      </Card>
    )
  })
})
