import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_OPTIONS } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { useSwitchLanguage } from './use-switch-language.ts'

/** Switches the language. */
export const LanguageSwitch = observer(function LanguageSwitch({ fullWidth = false }: { fullWidth?: boolean }) {
  const { t } = useTranslation()
  const { settings } = useStores()
  const switchTo = useSwitchLanguage()
  return (
    <Segmented
      label={t('language')}
      options={LANGUAGE_OPTIONS}
      value={settings.language}
      onChange={switchTo}
      fullWidth={fullWidth}
    />
  )
})
