import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'

/** Opens the side menu; with a dot for unread messages. */
export const MenuButton = observer(function MenuButton() {
  const { t } = useTranslation()
  const { badges, overlays } = useStores()
  const { hasUnread } = badges
  return (
    <IconButton
      icon="menu"
      label={hasUnread ? t('openMenuUnread') : t('openMenu')}
      aria-haspopup="dialog"
      badge={hasUnread && <Badge dot label="" />}
      onClick={() => overlays.open('sideMenu', {})}
    />
  )
})
