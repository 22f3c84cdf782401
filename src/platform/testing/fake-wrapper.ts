import { vi } from 'vitest'

/** A plugin's method. */
export type PluginMethod = (options: object) => unknown

/** Answers with a value. */
export const answers = (value?: unknown) => vi.fn<PluginMethod>(() => Promise.resolve(value))
/** Refuses, as Capacitor's bridge passes a plugin's `reject` on. */
export const refuses = (message = 'no') => vi.fn<PluginMethod>(() => Promise.reject(new Error(message)))
/** Throws at once. */
export const throws = () =>
  vi.fn<PluginMethod>(() => {
    throw new Error('no')
  })
/** Never answers. */
export const isSilent = () => vi.fn<PluginMethod>(() => new Promise(() => {}))

/** A plugin whose events the test sends. */
export function withEvents() {
  const listeners = new Map<unknown, (data?: unknown) => void>()
  return {
    addListener: vi.fn((event: unknown, listener: (data?: unknown) => void) => {
      listeners.set(event, listener)
    }),
    send: (event: string, data?: unknown) => listeners.get(event)?.(data),
  }
}

/** A window with Capacitor's bridge and these plugins. */
export function createWrapper(plugins: Record<string, object>, platform = 'android') {
  const window = new EventTarget()
  return Object.assign(window, {
    location: { origin: 'https://play.example' },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    matchMedia: () => ({ matches: false }),
    Capacitor: { isNativePlatform: () => true, getPlatform: () => platform, Plugins: plugins },
  })
}
