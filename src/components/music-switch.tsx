import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** The lobby's music on or off; off until the player wants it, kept on the device without expiry. */
export const MusicSwitch = observer(function MusicSwitch() {
  const { t } = useTranslation()
  const { settings } = useStores()
  return <Switch label={t('music')} icon="music" checked={settings.isMusic} onChange={settings.setMusic} />
})
