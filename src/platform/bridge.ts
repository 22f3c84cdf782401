import type { AppBridge } from './app-bridge.ts'
import { retryImport } from './retry-import.ts'
import { createWebBridge } from './web-bridge.ts'

/** Whether the page runs inside the native wrapper: its bridge is put on `window` before our first script runs. */
export function hasNativeBridge(host: unknown = globalThis): boolean {
  const { Capacitor } = host as { Capacitor?: { isNativePlatform?: () => boolean } }
  try {
    return Capacitor?.isNativePlatform?.() === true
  } catch {
    return false
  }
}

/** The header `requestFrom` (section 7 of the specification). */
export function requestFrom(host: unknown = globalThis): 'APP_H5' | 'H5' {
  return hasNativeBridge(host) ? 'APP_H5' : 'H5'
}

let current: AppBridge = createWebBridge()

/** The bridge of the surroundings, at once, since a tap cannot wait: the browser's until {@link loadBridge} is done. */
export function appBridge(): AppBridge {
  return current
}

let loading: Promise<AppBridge> | undefined

/**
 * Loads the wrapper's bridge where the app runs inside it, again until it comes: without it Back, Exit and sharing fail.
 * In a browser nothing is loaded. Never rejects.
 */
export function loadBridge(host: unknown = globalThis, load = () => import('./native-bridge.ts')): Promise<AppBridge> {
  if (!hasNativeBridge(host)) return Promise.resolve(current)
  loading ??= retryImport(load).then(({ createNativeBridge }) => {
    current = createNativeBridge(host, current)
    return current
  })
  return loading
}
