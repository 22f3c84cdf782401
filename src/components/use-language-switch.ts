import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { changeLanguage } from './change-language.ts'

/** Switches the language; where its texts cannot be loaded a notice says so. */
export function useLanguageSwitch(): (language: Language) => void {
  const { settings, notices } = useStores()
  const queryClient = useQueryClient()
  const { t } = useTranslation('errors')

  async function switchTo(language: Language): Promise<void> {
    try {
      await changeLanguage({ settings, queryClient }, language)
    } catch {
      notices.danger(t('requestError'))
    }
  }

  return (language) => void switchTo(language)
}
