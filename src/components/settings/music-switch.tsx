import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** Lobby music on or off; off by default, stored without expiry. */
export const MusicSwitch = observer(function MusicSwitch() {
  const { t } = useTranslation()
  const { settings } = useStores()
  return <Switch label={t('music')} icon="music" checked={settings.isMusic} onChange={settings.setMusic} />
})
