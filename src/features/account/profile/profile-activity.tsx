import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { InboxBadge } from '#src/components/player/inbox-badge.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

/** What happened with the player's money and games, and the inbox. A suspended player may open neither. */
export const ProfileActivity = observer(function ProfileActivity() {
  const { t } = useTranslation(['common', 'account'])
  const { session } = useStores()
  if (session.role === 'suspended') return null
  return (
    <Card padding="sm">
      <ListRow
        icon="history"
        title={t('activity')}
        subtitle={t('account:activityText')}
        chevron
        renderLink={(props) => <Link to={ROUTES.transactionHistory} {...props} />}
      />
      <ListRow
        icon="inbox"
        title={t('inbox')}
        trailing={<InboxBadge />}
        chevron
        renderLink={(props) => <Link to={ROUTES.inbox} {...props} />}
      />
    </Card>
  )
})
