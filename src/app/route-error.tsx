import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { describeError } from '#src/api/error-catalogue.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'

/**
 * What stands in the place of a page that failed. A failed call is made again; anything else (a chunk that is gone
 * after a deploy, a fault of ours) needs a new document.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  const router = useRouter()
  const queryErrors = useQueryErrorResetBoundary()
  // Without a network a missing chunk is no newer version, and a reload would lose the page.
  const failed = error instanceof ApiError ? error : isOnline() ? undefined : new ApiError('offline', { cause: error })
  const isFault = failed === undefined

  useEffect(() => {
    if (isFault) reportError(error)
  }, [error, isFault])

  function retry(): void {
    if (!failed) {
      globalThis.location.reload()
      return
    }
    queryErrors.reset()
    reset()
    void router.invalidate()
  }

  const told = failed && describeError(failed)
  const text = !told ? t('shell:updateReady') : 'text' in told ? told.text : t(`errors:${told.key}`)
  return (
    <ErrorState
      picture={failed?.kind === 'offline' ? 'offline' : 'broken'}
      title={t('shell:pageFailed')}
      text={text}
      retryLabel={t('retry')}
      onRetry={retry}
    />
  )
}
