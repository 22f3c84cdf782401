import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'

export const ThemeSwitch = observer(function ThemeSwitch({ fullWidth = false }: { fullWidth?: boolean }) {
  const { t } = useTranslation()
  const { settings } = useStores()
  return (
    <Segmented
      label={t('theme')}
      options={[
        { value: 'light', label: t('themeLight'), icon: 'sun' },
        { value: 'dark', label: t('themeDark'), icon: 'moon' },
      ]}
      value={settings.theme}
      onChange={settings.setTheme}
      fullWidth={fullWidth}
    />
  )
})
