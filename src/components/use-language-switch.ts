import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Switches the language without losing what was typed: the texts load first, then the setting is kept, then what the
 * server had said in the former language is asked for again. Where the texts cannot be loaded a notice says so.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const { settings, notices } = useStores()
  const queryClient = useQueryClient()
  const { t } = useTranslation('errors')

  async function switchTo(language: Language): Promise<void> {
    try {
      if (!(await switchLanguage(language))) return
    } catch {
      notices.danger(t('requestError'))
      return
    }
    settings.setLanguage(language)
    await queryClient.invalidateQueries()
  }

  return (language) => void switchTo(language)
}
