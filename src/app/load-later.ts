import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { retryImport } from '#src/platform/retry-import.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { App } from './create-app.ts'
import { whenIdle } from './idle.ts'
import type * as later from './later.ts'
import { lastShown } from './overlay-chunks.ts'

type Later = typeof later

/**
 * Loads what the first page does without, once it stands with its data and with what lies over it, and nothing is to do:
 * a first visit's age sheet comes before code for later.
 *
 * @returns its module; never rejects, since it is tried again until it comes
 */
export async function loadLater({ router, queryClient, stores }: App): Promise<Later> {
  await whenDrawn()
  if (!router.state.resolvedLocation) await new Promise<void>((resolve) => whenResolved(router, resolve))
  await new Promise<void>((resolve) => whenQuiet(queryClient, resolve))
  // What has come is drawn from a timer: this one is behind it.
  await new Promise((drawn) => setTimeout(drawn))
  await whenShown(stores.overlays)
  await new Promise<void>(whenIdle)
  return retryImport(() => import('./later.ts'))
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

/** Once what lies over the page is there, if anything does: it is closed where it cannot be had. */
function whenShown(overlays: OverlayStore): Promise<void> {
  return new Promise((resolve) => {
    reaction(
      () => overlays.top === null || overlays.top === lastShown.get(),
      (isShown, _, watching) => {
        if (!isShown) return
        watching.dispose()
        resolve()
      },
      { fireImmediately: true },
    )
  })
}
