import type { QueryClient } from '@tanstack/react-query'
import { switchLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import { invalidateReads } from './invalidate-reads.ts'

export interface ChangeLanguageDeps {
  readonly settings: { readonly setLanguage: (language: Language) => void }
  readonly queryClient: QueryClient
}

/**
 * Changes the language without losing input: loads the texts, saves the setting, then refetches texts of the server.
 * Rejects without a change if the texts cannot be loaded.
 */
export async function changeLanguage({ settings, queryClient }: ChangeLanguageDeps, language: Language): Promise<void> {
  if (!(await switchLanguage(language))) return
  settings.setLanguage(language)
  await invalidateReads(queryClient)
}
