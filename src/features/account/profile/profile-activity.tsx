import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** Links to the player's activity and messages. */
export const ProfileActivity = observer(function ProfileActivity() {
  const { t } = useTranslation(['common', 'account'])
  const { inboxUnread } = useStores().badges.counts
  return (
    <section>
      <SectionHeader title={t('account:activitySection')} />
      <Card padding="sm">
        <ListRow
          icon="inbox"
          title={t('inbox')}
          trailing={<Badge count={inboxUnread} label={t('unread', { total: inboxUnread })} />}
          chevron
          renderLink={(props) => <Link to={ROUTES.inbox} {...props} />}
        />
        <ListRow
          icon="history"
          title={t('gameRecords')}
          chevron
          renderLink={(props) => <Link to={ROUTES.gameRecord} {...props} />}
        />
      </Card>
    </section>
  )
})
