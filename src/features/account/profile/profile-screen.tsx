import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FirstStepsCard } from '#src/components/first-steps/first-steps-card.tsx'
import { InboxBadge } from '#src/components/player/inbox-badge.tsx'
import { useHasPlayPage } from '#src/components/responsible/use-has-play-page.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileInvitation } from './profile-invitation.tsx'
import { ProfilePreferences } from './profile-preferences.tsx'
import { ProfileSecurity } from './profile-security.tsx'
import { useProfile } from './use-profile.ts'

/** What happened with the player's money and games, and the inbox. A suspended player may open neither. */
const ProfileActivity = observer(function ProfileActivity() {
  const { t } = useTranslation(['common', 'account'])
  const { session } = useStores()
  const hasPlayPage = useHasPlayPage()
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
      {hasPlayPage && (
        <ListRow
          icon="shield"
          title={t('responsiblePlay')}
          subtitle={t('account:responsiblePlayText')}
          chevron
          renderLink={(props) => <Link to={ROUTES.responsiblePlay} {...props} />}
        />
      )}
    </Card>
  )
})

/** Gift codes, and the channels that post them. A suspended player may open neither, and both promote. */
const ProfileExtras = observer(function ProfileExtras() {
  const { t } = useTranslation(['common', 'account'])
  const { overlays, session } = useStores()
  if (session.role === 'suspended' || session.arePromotionsHeld) return null
  return (
    <Card padding="sm">
      <ListRow
        icon="redeem"
        title={t('redeem')}
        chevron
        renderLink={(props) => <Link to={ROUTES.redeem} {...props} />}
      />
      <ListRow icon="send" title={t('account:followUs')} chevron onClick={() => void overlays.enqueue('follow', {})} />
    </Card>
  )
})

/** The player, then activity, security, invitations and preferences; help is in the footer. `onReload` reloads user info. */
export const ProfileScreen = observer(function ProfileScreen({ onReload }: { onReload: () => Promise<void> }) {
  const { t } = useTranslation()
  const { overlays } = useStores()
  const profile = useProfile()
  if (!profile) return null
  return (
    <PageColumns
      isEven
      companion={
        <Stack gap={6}>
          <ProfileExtras />
          <ProfilePreferences />
          <Button variant="secondary" icon="logout" fullWidth onClick={() => overlays.open('confirmLogout', {})}>
            {t('logout')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={6}>
        <ProfileHead profile={profile} />
        <FirstStepsCard look="rows" />
        <ProfileActivity />
        {profile.hasFailed ? (
          <QueryError query={{ isFetching: profile.isLoading, refetch: onReload }} />
        ) : (
          <>
            <ProfileSecurity profile={profile} />
            <ProfileInvitation profile={profile} />
          </>
        )}
      </Stack>
    </PageColumns>
  )
})
