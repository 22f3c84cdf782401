import type { QueryClient } from '@tanstack/react-query'
import { endTask, whenIdle } from '#src/platform/idle.ts'
import type { Stores } from '#src/stores/stores.ts'
import { overlayPart } from '../overlays/overlays.tsx'
import type { AppRouter } from '../router/router.tsx'

export interface FirstDataDeps {
  readonly router: AppRouter
  readonly queryClient: QueryClient
  readonly stores: Pick<Stores, 'overlays'>
}

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

async function whenResolved(router: AppRouter): Promise<void> {
  if (router.state.resolvedLocation) return
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      resolve()
    })
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

async function whenOverlayLoaded({ top }: Stores['overlays']): Promise<void> {
  // If it cannot be loaded, it is closed.
  if (top && top.name !== 'ageCheck') await Promise.allSettled([overlayPart(top.name).preload()])
}

/** Resolves when the first page shows its data and its overlay, and the browser has been idle. */
export async function whenFirstData({ router, queryClient, stores }: FirstDataDeps): Promise<void> {
  await whenDrawn()
  await whenResolved(router)
  await whenQuiet(queryClient)
  await whenOverlayLoaded(stores.overlays)
  // React draws it from a timer: this one comes after that.
  await endTask()
  await new Promise<void>(whenIdle)
}
