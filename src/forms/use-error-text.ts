import { useTranslation } from 'react-i18next'
import { toApiError } from '#src/api/api-error.ts'
import { describeError } from '#src/api/error-catalog.ts'

/** Turns a failed request into text: the server's own, else the catalog's in the current language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => {
    const described = describeError(toApiError(error))
    return 'text' in described ? described.text : t(described.key)
  }
}
