import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { copyText, type CopyResult } from '#src/ui/form/copy-text.ts'

/** Says what to do with a text that the browser refuses to copy. */
export function useSayRefused(): (text: string, result: CopyResult) => void {
  const { toasts } = useStores()
  const { t } = useTranslation('errors')
  return (text, result) => {
    if (result === 'selected') toasts.danger(t('copySelected'))
    else if (result === 'refused') toasts.danger(t('copyRefused'), { detail: text })
  }
}

/** Copies a text and shows "Copy Successfully", or another text. Call it within the player's tap. */
export function useCopy(success?: string): (text: string) => void {
  const { toasts } = useStores()
  const { t } = useTranslation('errors')
  const sayRefused = useSayRefused()

  async function copy(text: string): Promise<void> {
    const result = await copyText(text)
    if (result === 'copied') toasts.success(success ?? t('copied'))
    else sayRefused(text, result)
  }

  return (text) => void copy(text)
}
