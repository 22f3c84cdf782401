import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { copyText } from '#src/ui/form/copy-text.ts'

/** Copies a text and shows "Copy Successfully". Call it within the player's tap. */
export function useCopy(): (text: string) => void {
  const { notices } = useStores()
  const { t } = useTranslation('errors')

  async function copy(text: string): Promise<void> {
    if (await copyText(text)) notices.success(t('copied'))
    else notices.danger(t('error'))
  }

  return (text) => void copy(text)
}
