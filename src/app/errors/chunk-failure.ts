import { STORAGE_PREFIX } from '#src/lib/product.ts'
import { ChunkTimeout } from '#src/lib/within-time.ts'
import { loadChunk, StylesheetFailure } from '#src/platform/load-chunk.ts'

const failed = new WeakSet<object>()

/**
 * Records each chunk that fails to load, script or stylesheet. The router reloads the page by itself if the message has
 * certain words, even without a network, where that loses the page: so the message gets a prefix.
 */
export function watchChunks(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload)
    payload.message = `Chunk: ${payload.message}`
  })
}

/** Whether an error means that a chunk could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkTimeout || error instanceof StylesheetFailure) return true
  return typeof error === 'object' && error !== null && failed.has(error)
}

/** The parts of a route that concern its chunk. The router calls `preload` before it shows the component. */
interface ChunkedRoute {
  readonly options: { readonly component?: unknown; loader?: unknown }
}

type Loader = (context: unknown) => unknown

/** Limits the time for the chunk of each route to 120 s; the loader is in the same chunk. */
export function limitRouteChunks(routes: Iterable<ChunkedRoute>): void {
  for (const { options } of routes) {
    const component = options.component as { preload?: () => Promise<unknown> } | undefined
    const load = component?.preload
    if (!component || !load) continue
    const loadRoute = async () => load()
    component.preload = () => loadChunk(loadRoute)
    const { loader } = options
    if (typeof loader !== 'function') continue
    // The data may take longer: requests have a limit of their own.
    options.loader = async (context: unknown) => {
      const [data] = await Promise.all([(loader as Loader)(context), component.preload?.()])
      return data
    }
  }
}

/** The browser, for a reload. */
export interface ReloadHost {
  /** Identifies the running build. */
  readonly build: () => string
  /** Throws where storage is forbidden. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

const KEY = `${STORAGE_PREFIX}RELOADEDFOR`

/** `public/boot.js` identifies the build in the same way, and shares the storage entry. */
const BROWSER: ReloadHost = {
  build: () => [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src ?? '',
  storage: () => sessionStorage,
  reload: () => globalThis.location.reload(),
}

/**
 * Whether a reload may help after a chunk failed: once per build, since a deploy brings a new one. Without storage a
 * second time could not be recognized, so there is no reload.
 */
export function mayReload({ build, storage }: ReloadHost = BROWSER): boolean {
  try {
    return storage().getItem(KEY) !== build()
  } catch {
    return false
  }
}

/** Reloads the current address: the router sets it before it loads the chunk. */
export function reloadOnce(host: ReloadHost = BROWSER): boolean {
  if (!mayReload(host)) return false
  try {
    host.storage().setItem(KEY, host.build())
  } catch {
    return false
  }
  host.reload()
  return true
}
