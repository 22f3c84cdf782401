import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { PlayerAvatar } from '#src/components/player-avatar.tsx'
import { ROUTES } from '#src/components/route-names.ts'
import { SoundSwitch } from '#src/components/sound-switch.tsx'
import { ThemeSwitch } from '#src/components/theme-switch.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SideMenuBalance } from './side-menu-balance.tsx'
import { VersionLabel } from './version-label.tsx'

/** The side menu panel of section 2 of the specification, as far as its pages exist. */
export const SideMenu = observer(function SideMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'shell'])
  const { badges, overlays, session } = useStores()
  const { inboxUnread } = badges.counts
  const { user } = session
  if (!user) return null
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('menu')}
      closeLabel={t('closeMenu')}
      actions={
        <Button variant="secondary" icon="logout" fullWidth onClick={() => overlays.open('confirmLogout', {})}>
          {t('logout')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ListRow
          leading={<PlayerAvatar src={user.avatar} name={user.nickname} />}
          title={user.nickname}
          subtitle={t('shell:profileRow', { level: user.vip })}
          chevron
          renderLink={(props) => <Link to={ROUTES.profile} onClick={onClose} {...props} />}
        />
        <SideMenuBalance onLeave={onClose} />
        <Card padding="sm">
          <ListRow
            icon="history"
            title={t('gameRecords')}
            chevron
            renderLink={(props) => <Link to={ROUTES.gameRecord} onClick={onClose} {...props} />}
          />
          <ListRow
            icon="inbox"
            title={t('inbox')}
            trailing={<Badge count={inboxUnread} label={t('unread', { total: inboxUnread })} />}
            chevron
            renderLink={(props) => <Link to={ROUTES.inbox} onClick={onClose} {...props} />}
          />
        </Card>
        <LanguageSwitch fullWidth />
        <ThemeSwitch fullWidth />
        <SoundSwitch />
        <VersionLabel />
      </Stack>
    </Drawer>
  )
})
