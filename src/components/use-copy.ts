import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'

/** Copies a text and says "Copy Successfully" (section 8 of the specification). Call it within the player's tap. */
export function useCopy(): (text: string) => void {
  const { notices } = useStores()
  const { t } = useTranslation('errors')

  async function copy(text: string): Promise<void> {
    if (await write(text)) notices.success(t('copied'))
    else notices.danger(t('error'))
  }

  return (text) => void copy(text)
}

/** `navigator.clipboard` is missing without a secure context and may be refused; the old way needs a field. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeByField(text)
  }
}

function writeByField(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Within an open modal all outside it is inert and cannot be selected.
  const host = document.activeElement?.closest('dialog') ?? document.body
  host.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
