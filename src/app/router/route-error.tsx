import { CancelledError, onlineManager, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useMatch, useRouter, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/api-error.ts'
import { isOnline } from '#src/api/network.ts'
import { useFailureText } from '#src/components/query-state/use-failure-text.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { isChunkFailure, mayReload, reloadOnce } from '../errors/chunk-failure.ts'
import { RoutePending } from './route-pending.tsx'

/** The failed request behind an error, if any. */
function failedRequest(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof CancelledError) return new ApiError('aborted', { cause: error })
  // Without a network a missing chunk does not mean a newer version, and a reload would lose the page.
  return isOnline() ? undefined : new ApiError('offline', { cause: error })
}

/**
 * The error component of every route. Retry repeats a failed request, and so does a network that is back. After a missing chunk, most likely removed by a
 * deploy, the page reloads by itself, once; after any other error Retry reloads it.
 */
export const RouteError = observer(function RouteError({ error, reset }: ErrorComponentProps) {
  // The page's texts may load after its request has failed.
  const { t, i18n } = useTranslation(['common', 'errors', 'shell'], { bindI18nStore: 'added' })
  const failureText = useFailureText()
  const ownTitle = useMatch({ strict: false, select: ({ staticData }) => staticData.failed })
  const router = useRouter()
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' })
  // The session decides it; this page stays until the next one has rendered.
  const { session, toasts } = useStores()
  const isLeaving = session.isLeaving || !isSettled
  const queryErrors = useQueryErrorResetBoundary()
  const failed = failedRequest(error)
  const isBug = failed === undefined && !isChunkFailure(error)
  const [isReloading, setReloading] = useState(() => failed === undefined && isChunkFailure(error) && mayReload())

  useEffect(() => {
    if (isBug) reportError(error)
  }, [error, isBug])

  useEffect(() => {
    if (isReloading && !reloadOnce()) setReloading(false)
  }, [isReloading])

  const isOffline = failed?.kind === 'offline'

  function retry(): void {
    if (!failed) {
      globalThis.location.reload()
      return
    }
    queryErrors.reset()
    reset()
    void router.invalidate()
  }

  // As a failed request does: the strip says it.
  const isCodeMissing = isOffline && isChunkFailure(error)
  const sayOffline = useEffectEvent(() => toasts.danger(t('errors:offline'), { isOffline: true }))
  useEffect(() => {
    if (isCodeMissing) sayOffline()
  }, [isCodeMissing])

  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!isOffline) return undefined
    return onlineManager.subscribe((isBack) => {
      if (isBack) retryOnline()
    })
  }, [isOffline])

  // The session ended, or the request was canceled with it.
  const isOfSession = failed?.isSessionInvalid === true || failed?.kind === 'aborted'
  if (isReloading || (isOfSession && isLeaving)) return <RoutePending />

  // The type: none of these titles takes parameters.
  const isNamed = failed !== undefined && ownTitle !== undefined && i18n.exists(ownTitle as string)
  const title = isNamed ? (ownTitle as 'shell:pageFailed') : 'shell:pageFailed'

  return (
    <ErrorState
      picture={isOffline ? 'offline' : 'broken'}
      title={t(title)}
      text={failed ? failureText(failed) : t('shell:updateReady')}
      retryLabel={t('retry')}
      onRetry={retry}
    />
  )
})
