/** How long, in milliseconds, the app waits for a plugin's answer. */
export const PLUGIN_TIMEOUT_MS = 5000

/** Why a call of a plugin has no result: the wrapper lacks it, it refused, or it did not answer in time. */
export type PluginFailure = 'missing' | 'failed' | 'silent'

/** A call of a plugin without a result. */
export class PluginError extends Error {
  override readonly name = 'PluginError'
  readonly reason: PluginFailure

  constructor(reason: PluginFailure, what: string, cause?: unknown) {
    super(`${what}: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A plugin on `Capacitor.Plugins`: every method takes one object and returns a promise. */
type Plugin = Readonly<Record<string, unknown>>

interface Capacitor {
  readonly getPlatform?: () => unknown
  readonly Plugins?: Readonly<Record<string, Plugin | undefined>>
}

/** The wrapper's plugins, without Capacitor's packages: its bridge puts them on the page. */
export interface Plugins {
  readonly isIos: () => boolean
  readonly has: (plugin: string, method: string) => boolean
  /** Rejects with a {@link PluginError}, after {@link PLUGIN_TIMEOUT_MS} at the latest. */
  readonly call: (plugin: string, method: string, options?: object, timeoutMs?: number) => Promise<unknown>
  /** Listens to a plugin's event. Does nothing without the plugin. */
  readonly listen: (plugin: string, event: string, listener: (data: unknown) => void) => void
}

/** Rejects with `silent` unless there is an answer in time. A late answer is dropped. */
function withinTime(answer: Promise<unknown>, what: string, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new PluginError('silent', what)), timeoutMs)
    answer
      .then(resolve, (cause: unknown) => reject(new PluginError('failed', what, cause)))
      .finally(() => clearTimeout(clock))
  })
}

/**
 * Reads the plugins of Capacitor's bridge.
 * @param host the page's window
 */
export function readPlugins(host: unknown): Plugins {
  const { Capacitor } = host as { Capacitor?: Capacitor }

  const find = (plugin: string, method: string): ((...given: unknown[]) => unknown) | undefined => {
    const found = Capacitor?.Plugins?.[plugin]
    const run = found?.[method]
    return typeof run === 'function' ? (run.bind(found) as (...given: unknown[]) => unknown) : undefined
  }

  return {
    isIos: () => Capacitor?.getPlatform?.() === 'ios',
    has: (plugin, method) => find(plugin, method) !== undefined,
    call(plugin, method, options = {}, timeoutMs = PLUGIN_TIMEOUT_MS) {
      const what = `${plugin}.${method}`
      const run = find(plugin, method)
      if (!run) return Promise.reject(new PluginError('missing', what))
      // Within the tap, and a throw is a failure.
      const answer = new Promise((resolve) => resolve(run(options)))
      return withinTime(answer, what, timeoutMs)
    },
    listen(plugin, event, listener) {
      try {
        // A plugin that the page has registered, and the wrapper lacks, rejects.
        const added = find(plugin, 'addListener')?.(event, (data: unknown) => listener(data))
        Promise.resolve(added).catch(() => undefined)
      } catch {
        // As without the plugin.
      }
    },
  }
}
