import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { useSwitchLanguage } from './use-switch-language.ts'

/** Switches the language. */
export const LanguageSwitch = observer(function LanguageSwitch({ fullWidth = false }: { fullWidth?: boolean }) {
  const { t } = useTranslation()
  const { settings } = useStores()
  const switchTo = useSwitchLanguage()
  const options: readonly { value: Language; label: string }[] = [
    { value: 'en-US', label: t('languageEn') },
    { value: 'vi-VN', label: t('languageVi') },
  ]
  return (
    <Segmented
      label={t('language')}
      options={options}
      value={settings.language}
      onChange={switchTo}
      fullWidth={fullWidth}
    />
  )
})
