import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { changeLanguage } from './change-language.ts'

/** Switches the language. A failure to load texts shows the usual error, which reloads after a deploy. */
export function useLanguageSwitch(): (language: Language) => void {
  const { settings } = useStores()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (language: Language) => changeLanguage({ settings, queryClient }, language),
  })
  return mutate
}
