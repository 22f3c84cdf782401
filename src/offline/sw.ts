import { clientsClaim } from 'workbox-core'
import { enable } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** What this script uses of a worker; the app's types are those of a page. */
declare const self: {
  skipWaiting(): Promise<void>
  /** The files of the offline page, which the build puts here. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

void self.skipWaiting()
clientsClaim()
// The page is requested while the worker starts.
enable()
cleanupOutdatedCaches()
// No page of the app is in the cache, and no address stands for another file of it.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: 'offline.html' })] }),
)
