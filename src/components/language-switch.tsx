import { useMutation, useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#src/i18n/change-language.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'

/** Switches the language. A failure to load texts shows the usual error, which reloads after a deploy. */
export const LanguageSwitch = observer(function LanguageSwitch({ fullWidth = false }: { fullWidth?: boolean }) {
  const { t } = useTranslation()
  const { settings } = useStores()
  const queryClient = useQueryClient()
  const { mutate: switchTo } = useMutation({
    mutationFn: (language: Language) => changeLanguage({ settings, queryClient }, language),
  })
  const options: readonly { value: Language; label: string }[] = [
    { value: 'en-US', label: t('languageEn') },
    { value: 'vi-VN', label: t('languageVi') },
  ]
  return (
    <Segmented
      label={t('language')}
      options={options}
      value={settings.language}
      onChange={(language) => switchTo(language)}
      fullWidth={fullWidth}
    />
  )
})
