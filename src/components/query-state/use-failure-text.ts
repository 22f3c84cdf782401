import { useTranslation } from 'react-i18next'
import { toApiError } from '#src/api/api-error.ts'
import { describeToast } from '#src/api/error-catalog.ts'

/**
 * Turns the error of a read into a line below a title that says what failed: the reason, or what to do where the reason
 * alone would not help. Only a connection that failed asks the player to check it.
 */
export function useFailureText(): (error: unknown) => string | undefined {
  // A page's texts may load after its read has failed.
  const { t } = useTranslation(['common', 'errors', 'shell'], { bindI18nStore: 'added' })
  return (error) => {
    const failed = toApiError(error)
    // The offline strip says it.
    if (failed.kind === 'offline') return undefined
    if (failed.kind === 'network' || failed.kind === 'timeout') return t('checkConnection')
    const message = describeToast(failed)
    if ('text' in message) return message.text
    // "Error!" below a title that says so would help nobody.
    return message.key === 'error' ? t('shell:tryLater') : t(`errors:${message.key}`)
  }
}
