import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { ProfileRow } from './profile-row.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import { SideMenuBalance } from './side-menu-balance.tsx'

export interface ShellAsideProps {
  /** The open page: the panel does not repeat what that page shows. */
  readonly page: string | undefined
}

/** The panel beside the content on a desktop: the account for a player, sign-up for a visitor. */
export const ShellAside = observer(function ShellAside({ page }: ShellAsideProps) {
  const { t } = useTranslation(['common', 'menu'])
  const { badges, session } = useStores()
  const { inboxUnread } = badges.counts
  const { user } = session
  if (!user) return <SignUpPanel />
  const showsMoney = page !== 'wallet' && page !== 'recharge'
  return (
    <Stack gap={4}>
      {showsMoney && <SideMenuBalance onLeave={() => undefined} />}
      {page !== 'profile' && (
        <Card padding="sm">
          <ProfileRow user={user} trailing={<VipBadge level={user.vip} size={36} />} />
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
      )}
    </Stack>
  )
})
