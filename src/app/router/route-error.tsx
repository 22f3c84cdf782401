import { CancelledError, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useMatch, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { describeToast } from '#src/api/error-catalogue.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { isChunkFailure, mayReload, reloadOnce } from '../errors/chunk-failure.ts'
import { RoutePending } from './route-pending.tsx'

/**
 * The error component of every route. Retry repeats a failed request. For a chunk that could not be loaded, most likely
 * gone after a deploy, the page reloads by itself, once; anything else needs a tap for that.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useTranslation(['common', 'errors', 'shell'])
  const ownTitle = useMatch({ strict: false, select: ({ staticData }) => staticData.failed })
  const router = useRouter()
  const queryErrors = useQueryErrorResetBoundary()
  // Without a network a missing chunk is no newer version, and a reload would lose the page.
  const failed = error instanceof ApiError ? error : isOnline() ? undefined : new ApiError('offline', { cause: error })
  const isLeaving = error instanceof CancelledError || failed?.isSessionInvalid === true || failed?.kind === 'aborted'
  const isFault = failed === undefined && !isLeaving && !isChunkFailure(error)
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

  // The session has ended, or the request was cancelled with it: the player is on the way to another page.
  if (reloads || isLeaving) return <RoutePending />

  // The page's texts may not have loaded either. All these keys take no parameters.
  const isNamed = failed !== undefined && ownTitle !== undefined && i18n.exists(ownTitle as string)
  const title = isNamed ? (ownTitle as 'shell:pageFailed') : 'shell:pageFailed'
  const told = failed && describeToast(failed)
  const text = !told ? t('shell:updateReady') : 'text' in told ? told.text : t(`errors:${told.key}`)
  return (
    <ErrorState
      picture={failed?.kind === 'offline' ? 'offline' : 'broken'}
      title={t(title)}
      text={text}
      retryLabel={t('retry')}
      onRetry={retry}
    />
  )
}
