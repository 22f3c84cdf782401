import type { QueryClient } from '@tanstack/react-query'
import { switchLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { SettingsStore } from '#src/stores/settings-store.ts'

/**
 * Changes the language without losing what was typed: the texts load first, then the setting is kept, then what the
 * server had said in the former language is asked for again. Rejects, changing nothing, where the texts cannot be had.
 */
export async function changeLanguage(
  { settings, queryClient }: { settings: Pick<SettingsStore, 'setLanguage'>; queryClient: QueryClient },
  language: Language,
): Promise<void> {
  if (!(await switchLanguage(language))) return
  settings.setLanguage(language)
  await queryClient.invalidateQueries()
}
