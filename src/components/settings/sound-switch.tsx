import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { playReward } from '#src/platform/sound/sound.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Switch } from '#src/ui/form/switch.tsx'

/** Sounds on or off, stored without expiry. Switching them on plays one. */
export const SoundSwitch = observer(function SoundSwitch() {
  const { t } = useTranslation()
  const { settings } = useStores()
  function set(isOn: boolean): void {
    settings.setSound(isOn)
    playReward()
  }
  return (
    <Switch
      label={t('sound')}
      icon={settings.isSound ? 'sound-on' : 'sound-off'}
      checked={settings.isSound}
      onChange={set}
    />
  )
})
