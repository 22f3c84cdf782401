import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { ProfileAccount } from './profile-account.tsx'
import { ProfileActivity } from './profile-activity.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { useProfile } from './use-profile.ts'

/** Who the player is, what they have set, and the way out. `onReload` asks for user info again. */
export const ProfileScreen = observer(function ProfileScreen({ onReload }: { onReload: () => Promise<void> }) {
  const { t } = useTranslation()
  const { overlays } = useStores()
  const profile = useProfile()
  if (!profile) return null
  return (
    <Stack gap={6}>
      <ProfileHead profile={profile} />
      <ProfileAccount profile={profile} onReload={onReload} />
      <ProfileActivity />
      <ProfileSettings />
      <Button variant="secondary" icon="logout" fullWidth onClick={() => overlays.open('confirmLogout', {})}>
        {t('logout')}
      </Button>
    </Stack>
  )
})
