import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FirstStepsCard } from '#src/components/first-steps/first-steps-card.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ProfileActivity } from './profile-activity.tsx'
import { ProfileExtras } from './profile-extras.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileInvitation } from './profile-invitation.tsx'
import { ProfilePreferences } from './profile-preferences.tsx'
import { ProfileSecurity } from './profile-security.tsx'
import styles from './profile.module.css'
import { useProfile } from './use-profile.ts'

/** The player, then activity, security, invitations and preferences; help is in the footer. `onReload` reloads user info. */
export const ProfileScreen = observer(function ProfileScreen({ onReload }: { onReload: () => Promise<void> }) {
  const { t } = useTranslation()
  const { overlays } = useStores()
  const profile = useProfile()
  if (!profile) return null
  return (
    <Stack gap={6}>
      <ProfileHead profile={profile} />
      <FirstStepsCard look="rows" />
      <div className={styles.columns}>
        <ProfileActivity />
        <Stack gap={6} className={styles.left}>
          {profile.hasFailed ? (
            <QueryError query={{ isFetching: profile.isLoading, refetch: onReload }} />
          ) : (
            <>
              <ProfileSecurity profile={profile} />
              <ProfileInvitation profile={profile} />
            </>
          )}
        </Stack>
        <ProfileExtras />
        <Stack gap={6} className={styles.right}>
          <ProfilePreferences />
          <Button
            variant="secondary"
            icon="logout"
            fullWidth
            className={styles.action}
            onClick={() => overlays.open('confirmLogout', {})}
          >
            {t('logout')}
          </Button>
        </Stack>
      </div>
    </Stack>
  )
})
