import type { QueryClient } from '@tanstack/react-query'
import { retryChunk } from '#src/platform/load-chunk.ts'
import type { App } from './create-app.ts'
import { whenIdle } from '#src/platform/idle.ts'
import type * as deferredStart from './deferred-start.ts'
import { overlayPart } from '../overlays/overlays.tsx'

/**
 * Loads what the first page does without, when that page has its data, its overlay is loaded and the browser is idle: a
 * first visit's age sheet comes before deferred code. Never rejects.
 */
export async function loadDeferredStart({ router, queryClient, stores }: App): Promise<typeof deferredStart> {
  await whenDrawn()
  if (!router.state.resolvedLocation) await new Promise<void>((resolve) => whenResolved(router, resolve))
  await new Promise<void>((resolve) => whenQuiet(queryClient, resolve))
  const { top } = stores.overlays
  // It is closed where it cannot be loaded.
  if (top) await Promise.allSettled([overlayPart(top.name).preload()])
  // What has come is drawn from a timer: this one is behind it.
  await new Promise((drawn) => setTimeout(drawn))
  await new Promise<void>(whenIdle)
  return retryChunk(() => import('./deferred-start.ts'))
}

/** Once the page's own first picture has given way to the app: the router tells of its first page not in every case. */
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

function whenResolved(router: App['router'], run: () => void): void {
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe()
    run()
  })
}

/** Once every call of the first page has been answered: until then its own data comes before code for later. */
function whenQuiet(queryClient: QueryClient, run: () => void): void {
  if (queryClient.isFetching() === 0) {
    run()
    return
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    unsubscribe()
    run()
  })
}
