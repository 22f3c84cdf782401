import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { describeToast } from '#src/api/error-catalogue.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { isChunkFailure, mayReload, reloadOnce } from './chunk-failure.ts'
import { RoutePending } from './route-pending.tsx'

/**
 * What stands in the place of a page that failed. A failed call is made again. For a chunk that could not be loaded,
 * most likely gone after a deploy, the page loads anew by itself, once; anything else needs a tap for that.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  const router = useRouter()
  const queryErrors = useQueryErrorResetBoundary()
  // Without a network a missing chunk is no newer version, and a reload would lose the page.
  const failed = error instanceof ApiError ? error : isOnline() ? undefined : new ApiError('offline', { cause: error })
  const isFault = failed === undefined && !isChunkFailure(error)
  const [reloads, setReloads] = useState(() => failed === undefined && isChunkFailure(error) && mayReload())

  useEffect(() => {
    if (isFault) reportError(error)
  }, [error, isFault])

  useEffect(() => {
    if (reloads && !reloadOnce()) setReloads(false)
  }, [reloads])

  function retry(): void {
    if (!failed) {
      globalThis.location.reload()
      return
    }
    queryErrors.reset()
    reset()
    void router.invalidate()
  }

  if (reloads) return <RoutePending />

  const told = failed && describeToast(failed)
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
