import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerAvatar } from '#src/components/player/player-avatar.tsx'
import { LanguageSwitch } from '#src/components/settings/language-switch.tsx'
import { MusicSwitch } from '#src/components/settings/music-switch.tsx'
import { SoundSwitch } from '#src/components/settings/sound-switch.tsx'
import { ThemeSwitch } from '#src/components/settings/theme-switch.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { usePlayerName } from '#src/queries/user.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import type { StoredUser } from '#src/stores/stored-user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { FollowIcons } from '#src/features/shell/footer/follow-icons.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { MenuDownload } from './menu-download.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { MenuGames } from './menu-games.tsx'
import { SideMenuBalance } from './side-menu-balance.tsx'
import styles from './side-menu.module.css'
import { VersionLabel } from './version-label.tsx'

interface ProfileRowProps {
  readonly user: StoredUser
  readonly trailing?: ReactNode
  /** Called when the player opens the profile. */
  readonly onLeave?: () => void
}

/** The player's name and picture, linked to the profile. */
function ProfileRow({ user, trailing, onLeave }: ProfileRowProps): ReactElement {
  const { t } = useTranslation(['menu', 'common'])
  const name = usePlayerName(user)
  return (
    <ListRow
      leading={<PlayerAvatar src={user.avatar} name={name} />}
      title={name === '' ? t('common:profile') : name}
      subtitle={t('profileRow', { level: user.vip })}
      trailing={trailing}
      chevron={trailing === undefined}
      renderLink={(props) => <Link to={ROUTES.profile} onClick={onLeave} {...props} />}
    />
  )
}

export interface SideMenuProps {
  readonly onClose: () => void
  /** Called when the player opens a page from the menu. */
  readonly onLeave: () => void
}

/**
 * The menu: a drawer, or beside the rail a popover without what that has. Its order is fixed; the device's settings come
 * before the offers.
 */
export const SideMenu = observer(function SideMenu({ onClose, onLeave }: SideMenuProps) {
  const { t } = useTranslation(['common', 'menu'])
  const { overlays, session } = useStores()
  const { user, mayPlay } = session
  const isBesideRail = useMedia('(--from-wide)')
  // The drawer opens at once; its content is rendered in short slices while it slides in.
  const hasContent = useDeferredValue(true, false)
  if (!user) return null

  /** The popup waits until the menu has closed. */
  function showChannels(): void {
    overlays.enqueue('follow', {})
    onClose()
  }

  const settings = (
    <Stack gap={2}>
      <LanguageSwitch fullWidth />
      <ThemeSwitch fullWidth />
      <SoundSwitch />
      <MusicSwitch />
    </Stack>
  )
  const end = (
    <div className={styles.end}>
      <Button variant="ghost" size="sm" icon="logout" onClick={() => overlays.open('confirmLogout', {})}>
        {t('logout')}
      </Button>
      <VersionLabel />
    </div>
  )
  const frame = { open: true, onClose, title: t('menu:title'), closeLabel: t('menu:close') }
  if (isBesideRail)
    return (
      <Popover {...frame} actions={end}>
        <Stack gap={3}>
          <div className={styles.head}>
            <ProfileRow user={user} onLeave={onLeave} />
          </div>
          <SideMenuBalance mayPlay={mayPlay} onLeave={onLeave} />
          {settings}
          <MenuEntries isBesideRail onLeave={onLeave} onFollow={showChannels} />
          {!session.arePromotionsHeld && <MenuDownload />}
          <FollowIcons />
        </Stack>
      </Popover>
    )
  return (
    <Drawer {...frame}>
      {hasContent && (
        <Stack gap={4}>
          <ProfileRow user={user} onLeave={onLeave} />
          <SideMenuBalance mayPlay={mayPlay} onLeave={onLeave} />
          {mayPlay && <MenuGames onLeave={onLeave} />}
          <MenuEntries onLeave={onLeave} onFollow={showChannels} />
          {settings}
          {!session.arePromotionsHeld && <MenuDownload />}
          <FollowIcons />
          {/* With the page, not pinned below it: the last thing that a player looks for. */}
          {end}
        </Stack>
      )}
    </Drawer>
  )
})
