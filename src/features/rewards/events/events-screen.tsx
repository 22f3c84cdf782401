import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useListActivitiesSuspense } from '#generated/http/rewards/list-activities.ts'
import type { Activity } from '#generated/http/schemas/activity.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import type { BadgeName } from '#src/stores/badge-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { useOpenActivity } from '../use-open-activity.ts'
import { ActivityCard } from './activity-card.tsx'
import styles from './events.module.css'

/** The counter of each kind of activity. */
const COUNTERS: Readonly<Record<string, BadgeName>> = {
  signUp: 'loginBonusRewardNum',
  depositSign: 'dailyDepositSign',
  task: 'taskRewardNum',
  inviteSpin: 'inviteFriendToEarnNum',
  energy: 'inviteFriendEnergy',
}

/** The current activities as cards; each opens in the in-app frame. */
export const EventsScreen = observer(function EventsScreen() {
  const { t } = useTranslation('events')
  const { counts } = useStores().badges
  const read = useListActivitiesSuspense()
  const { opening, open } = useOpenActivity()
  const counter = (badge: string) => (Object.hasOwn(COUNTERS, badge) ? COUNTERS[badge] : undefined)
  const getCount = ({ badge }: Activity) => {
    const name = counter(badge)
    return name === undefined ? 0 : counts[name]
  }
  const firstWaiting = read.data.find((activity) => getCount(activity) > 0)
  const isFirstOfKind = ({ id, badge }: Activity) => read.data.find((one) => one.badge === badge)?.id === id
  return (
    <Stack gap={4} className={styles.page}>
      <StaleNote query={read} />
      {read.data.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className={styles.cards} aria-label={t('list')}>
          {read.data.map((activity) => {
            const name = counter(activity.badge)
            return (
              <ActivityCard
                key={activity.id}
                activity={activity}
                count={getCount(activity)}
                isPrimary={activity === firstWaiting}
                anchor={name !== undefined && isFirstOfKind(activity) ? activity.badge : undefined}
                isOpening={opening === activity.id}
                onOpen={() => open(activity.id)}
              />
            )
          })}
        </ul>
      )}
      <Card padding="sm" className={styles.redeem}>
        <ListRow
          icon="redeem"
          title={t('redeem')}
          chevron
          renderLink={(props) => <Link to={ROUTES.redeem} {...props} />}
        />
      </Card>
    </Stack>
  )
})
