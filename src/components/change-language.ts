import type { QueryClient } from '@tanstack/react-query'
import { switchLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { SettingsStore } from '#src/stores/settings-store.ts'

/**
 * Changes the language without losing input: loads the texts, saves the setting, then refetches texts of the server.
 * Rejects without a change if the texts cannot be loaded.
 */
export async function changeLanguage(
  { settings, queryClient }: { settings: Pick<SettingsStore, 'setLanguage'>; queryClient: QueryClient },
  language: Language,
): Promise<void> {
  if (!(await switchLanguage(language))) return
  settings.setLanguage(language)
  await queryClient.invalidateQueries()
}
