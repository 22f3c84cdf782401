import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** Sounds on or off; kept on the device without expiry. */
export const SoundSwitch = observer(function SoundSwitch() {
  const { t } = useTranslation()
  const { settings } = useStores()
  return (
    <Switch
      label={t('sound')}
      icon={settings.isSound ? 'sound-on' : 'sound-off'}
      checked={settings.isSound}
      onChange={settings.setSound}
    />
  )
})
