import { STORAGE_PREFIX } from '#src/lib/product.ts'
import { ChunkTimeout } from '#src/lib/within-time.ts'
import { loadChunk, StylesheetFailure } from '#src/platform/load-chunk.ts'

const failed = new WeakSet<object>()

/**
 * Notes each chunk that cannot be loaded, script or stylesheet. The router would load the page anew by itself when it
 * reads certain words, also without a network, where that loses the page: it must not recognise them.
 */
export function watchChunks(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload)
    payload.message = `Chunk: ${payload.message}`
  })
}

/** Whether something failed because a chunk could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkTimeout || error instanceof StylesheetFailure) return true
  return typeof error === 'object' && error !== null && failed.has(error)
}

/** A route, as far as its chunk is concerned: the router calls `preload` before it shows the component. */
interface ChunkedRoute {
  readonly options: { readonly component?: unknown; loader?: unknown }
}

type Loader = (context: unknown) => unknown

/** Limits the time that the chunk of each route may take to 120 s; its loader is in the same chunk. */
export function limitRouteChunks(routes: Iterable<ChunkedRoute>): void {
  for (const { options } of routes) {
    const component = options.component as { preload?: () => Promise<unknown> } | undefined
    const load = component?.preload
    if (!component || !load) continue
    const loadRoute = async () => load()
    component.preload = () => loadChunk(loadRoute)
    const { loader } = options
    if (typeof loader !== 'function') continue
    // The data itself may take longer: requests have a limit of their own.
    options.loader = async (context: unknown) => {
      const [data] = await Promise.all([(loader as Loader)(context), component.preload?.()])
      return data
    }
  }
}

/** What a reload needs of the browser. */
export interface ReloadHost {
  /** Names the build that runs. */
  readonly build: () => string
  /** Throws where storage is forbidden. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

const KEY = `${STORAGE_PREFIX}RELOADEDFOR`

/** `public/boot.js` names the build in the same way, and keeps the same note. */
const BROWSER: ReloadHost = {
  build: () => [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src ?? '',
  storage: () => sessionStorage,
  reload: () => globalThis.location.reload(),
}

/**
 * Whether loading the page anew may help after a chunk failed: once for each build, since a deploy brings another one.
 * Without storage nobody could tell a second time from the first, so it is not tried.
 */
export function mayReload({ build, storage }: ReloadHost = BROWSER): boolean {
  try {
    return storage().getItem(KEY) !== build()
  } catch {
    return false
  }
}

/** Loads the page anew, at the address that it is on: the router is there before it loads the chunk. */
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
