import { retryChunk } from '../load-chunk.ts'
import type { AppBridge } from './app-bridge.ts'
import { createWebBridge } from './web-bridge.ts'

/** Whether the page runs inside the native wrapper, which adds its bridge to `window` before our first script. */
export function hasNativeBridge(host: unknown = globalThis): boolean {
  const { Capacitor } = host as { Capacitor?: { isNativePlatform?: () => boolean } }
  try {
    return Capacitor?.isNativePlatform?.() === true
  } catch {
    return false
  }
}

/** The value of the header `requestFrom`. */
export function requestFrom(host: unknown = globalThis): 'APP_H5' | 'H5' {
  return hasNativeBridge(host) ? 'APP_H5' : 'H5'
}

let current: AppBridge = createWebBridge()

/** The current bridge, synchronously because a tap cannot wait: the browser's until {@link loadBridge} is done. */
export function appBridge(): AppBridge {
  return current
}

let loading: Promise<AppBridge> | undefined

/**
 * Loads the wrapper's bridge inside the wrapper and retries until it loads: Back, Exit and sharing need it. Loads
 * nothing in a browser. Never rejects.
 */
export function loadBridge(host: unknown = globalThis, load = () => import('./native-bridge.ts')): Promise<AppBridge> {
  if (!hasNativeBridge(host)) return Promise.resolve(current)
  loading ??= retryChunk(load).then(({ createNativeBridge }) => {
    current = createNativeBridge(host, current)
    return current
  })
  return loading
}
