import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useHasPlayPage } from '#src/components/responsible/use-has-play-page.ts'
import { InboxBadge } from '#src/components/player/inbox-badge.tsx'
import { ROUTES, type RouteName } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import styles from './side-menu.module.css'

/** A page whose address has no parameter. */
type MenuRoute = { [Name in RouteName]: (typeof ROUTES)[Name] extends `${string}$${string}` ? never : Name }[RouteName]

interface Entry {
  readonly id: string
  readonly route: MenuRoute
  /** An activity's kind: its card among the events. */
  readonly hash?: string
  /** Also an entry of the rail, or below one. */
  readonly isInRail?: boolean
  readonly icon: IconName
  readonly title: string
  readonly count?: number
  /** Not while promotions are held. */
  readonly isPromotion?: boolean
}

export interface MenuEntriesProps {
  readonly onLeave: () => void
  /** Shows the channels to follow. */
  readonly onFollow: () => void
  /** Leaves out what the rail beside the page has. */
  readonly isBesideRail?: boolean
}

/** The entries of the side menu, each with its counter: two in a row, so that a phone shows them all. */
export const MenuEntries = observer(function MenuEntries({
  onLeave,
  onFollow,
  isBesideRail = false,
}: MenuEntriesProps) {
  const { t } = useTranslation(['common', 'menu'])
  const { badges, session } = useStores()
  const { counts } = badges
  const hasPlayPage = useHasPlayPage()
  const invited = counts.inviteFriendToEarnNum + counts.inviteFriendEnergy
  // As in the tab bar: two of its kinds have entries of their own, too.
  const events = counts.loginBonusRewardNum + counts.taskRewardNum + counts.dailyDepositSign
  const entries: readonly Entry[] = [
    // Two tabs of Activity; the wallet and the profile lead to its first.
    { id: 'records', route: 'records', isInRail: true, icon: 'history', title: t('records') },
    { id: 'gameRecords', route: 'gameRecord', isInRail: true, icon: 'dice', title: t('gameRecord') },
    { id: 'inbox', route: 'inbox', isInRail: true, icon: 'inbox', title: t('inbox') },
    { id: 'event', route: 'event', isInRail: true, icon: 'event', title: t('event'), count: events, isPromotion: true },
    { id: 'redeem', route: 'redeem', icon: 'redeem', title: t('redeem'), isPromotion: true },
    {
      id: 'signUpBonus',
      route: 'event',
      hash: 'signUp',
      icon: 'gift',
      title: t('menu:signUpBonus'),
      count: counts.loginBonusRewardNum,
      isPromotion: true,
    },
    {
      id: 'task',
      route: 'event',
      hash: 'task',
      icon: 'check',
      title: t('menu:tasks'),
      count: counts.taskRewardNum,
      isPromotion: true,
    },
    {
      id: 'vip',
      route: 'vip',
      isInRail: true,
      icon: 'vip',
      title: t('vip'),
      count: counts.vipRewardsNum,
      isPromotion: true,
    },
    {
      id: 'invite',
      route: 'inviteRank',
      icon: 'friends',
      title: t('menu:inviteFriends'),
      count: invited,
      isPromotion: true,
    },
    { id: 'support', route: 'livechat', isInRail: true, icon: 'support', title: t('customerService') },
    { id: 'faq', route: 'faq', icon: 'info', title: t('faq') },
    ...(hasPlayPage
      ? [{ id: 'responsiblePlay', route: 'responsiblePlay', icon: 'shield', title: t('responsiblePlay') } as const]
      : []),
  ]
  return (
    <ul className={styles.entries}>
      {entries
        .filter(({ isInRail = false }) => !(isInRail && isBesideRail))
        .filter(({ isPromotion = false }) => !(isPromotion && session.arePromotionsHeld))
        .filter(({ route }) => session.role !== 'restricted' || ['livechat', 'faq', 'responsiblePlay'].includes(route))
        .map(({ id, route, hash, icon, title, count = 0 }) => (
          <li key={id}>
            <Link to={ROUTES[route]} hash={hash} onClick={onLeave} className={styles.entry}>
              <Icon name={icon} size={22} />
              <span className={styles.entryTitle}>{title}</span>
              {id === 'inbox' ? <InboxBadge /> : <Badge count={count} label={t('waiting', { total: count })} />}
            </Link>
          </li>
        ))}
      {!session.arePromotionsHeld && (
        <li>
          <button type="button" className={styles.entry} onClick={onFollow}>
            <Icon name="send" size={22} />
            <span className={styles.entryTitle}>{t('menu:followUs')}</span>
          </button>
        </li>
      )}
    </ul>
  )
})
