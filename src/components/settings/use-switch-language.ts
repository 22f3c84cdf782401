import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeLanguage } from '#src/api/change-language.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Switches the language. A failure to load texts shows the usual error, which reloads after a deploy. */
export function useSwitchLanguage(): (language: Language) => void {
  const { settings } = useStores()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (language: Language) => changeLanguage({ settings, queryClient }, language),
  })
  return (language) => mutate(language)
}
