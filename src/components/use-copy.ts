import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { copyText } from '#src/ui/form/copy-text.ts'

/** Copies a text and shows "Copy Successfully". Call it within the player's tap. */
export function useCopy(): (text: string) => void {
  const { toasts } = useStores()
  const { t } = useTranslation('errors')

  async function copy(text: string): Promise<void> {
    if (await copyText(text)) toasts.success(t('copied'))
    else toasts.danger(t('error'))
  }

  return (text) => void copy(text)
}
