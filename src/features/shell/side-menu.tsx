import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { MusicSwitch } from '#src/components/music-switch.tsx'
import { SoundSwitch } from '#src/components/sound-switch.tsx'
import { ThemeSwitch } from '#src/components/theme-switch.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { FollowIcons } from './follow-icons.tsx'
import { MenuDownload } from './menu-download.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { MenuGames } from './menu-games.tsx'
import { ProfileRow } from './profile-row.tsx'
import { SideMenuBalance } from './side-menu-balance.tsx'
import { VersionLabel } from './version-label.tsx'

export interface SideMenuProps {
  readonly onClose: () => void
  /** The player goes to a page by one of its entries. */
  readonly onLeave: () => void
}

/** The side menu panel of section 2 of the specification. */
export const SideMenu = observer(function SideMenu({ onClose, onLeave }: SideMenuProps) {
  const { t } = useTranslation(['common', 'menu'])
  const { overlays, session } = useStores()
  const { user } = session
  if (!user) return null
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('menu:title')}
      closeLabel={t('menu:close')}
      actions={
        <Button variant="secondary" icon="logout" fullWidth onClick={() => overlays.open('confirmLogout', {})}>
          {t('logout')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ProfileRow user={user} onLeave={onLeave} />
        <SideMenuBalance onLeave={onLeave} />
        <MenuGames onLeave={onLeave} />
        <MenuEntries onLeave={onLeave} />
        <MenuDownload />
        <FollowIcons />
        <LanguageSwitch fullWidth />
        <ThemeSwitch fullWidth />
        <SoundSwitch />
        <MusicSwitch />
        <VersionLabel />
      </Stack>
    </Drawer>
  )
})
