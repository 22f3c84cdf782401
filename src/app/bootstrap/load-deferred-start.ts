import type { QueryClient } from '@tanstack/react-query'
import { endTask, whenIdle } from '#src/platform/idle.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import { overlayPart } from '../overlays/overlays.tsx'
import type { AppRouter } from '../router/router.tsx'
import type * as deferredStart from './deferred-start.ts'
import type { DeferredStartDeps } from './deferred-start.ts'

/** Resolves when React has replaced the boot screen: the router does not report its first page in every case. */
async function whenDrawn(): Promise<void> {
  const boot = document.querySelector('.boot')
  if (!boot) return
  await new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (boot.isConnected) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
}

function whenResolved(router: AppRouter, run: () => void): void {
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe()
    run()
  })
}

/** Resolves when every query that was sent has a response. */
export async function whenQuiet(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return
  await new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    })
  })
}

/**
 * Loads `deferred-start.ts` when the first page has its data, its overlay has loaded and the browser is idle. Never
 * rejects.
 */
export async function loadDeferredStart({
  router,
  queryClient,
  stores,
}: Pick<DeferredStartDeps, 'router' | 'queryClient' | 'stores'>): Promise<typeof deferredStart> {
  await whenDrawn()
  if (!router.state.resolvedLocation) await new Promise<void>((resolve) => whenResolved(router, resolve))
  // The first page's data comes before deferred code.
  await whenQuiet(queryClient)
  const { top } = stores.overlays
  // If it cannot be loaded, it is closed.
  if (top && top.name !== 'ageCheck') await Promise.allSettled([overlayPart(top.name).preload()])
  // React draws it from a timer: this one comes after that.
  await endTask()
  await new Promise<void>(whenIdle)
  const loaded = await retryChunk(() => import('./deferred-start.ts'))
  // Its code has just run: what it starts is a task of its own.
  await endTask()
  return loaded
}
