import { createStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** An advertising conversion as the server gives it: `amount` in pesos. */
export interface Conversion {
  readonly event: string
  readonly amount: number
  readonly currency: string
}

/** The operator's own hook, to which conversions are handed; nothing of it is ever on screen. */
export interface AnalyticsPort {
  /** Whether the build names a hook at all; only then the player is asked. */
  readonly isConfigured: boolean
  /** Whether a conversion would be handed on: a hook is named, it is there, and the player has said yes. */
  isOn(): boolean
  /** Hands a conversion on, or drops it. Never throws. */
  hand(conversion: Conversion): void
}

export interface AnalyticsDeps {
  /** Name of a function on `window` that the operator's script puts there; '' for none. */
  readonly hook: string
  /** Read anew each time: the player may have changed their mind. */
  readonly isAllowed: () => boolean
  readonly host: object
}

/** Off without configuration and without consent (design: `fbEvent`). */
export function createAnalytics({ hook, isAllowed, host }: AnalyticsDeps): AnalyticsPort {
  const find = (): ((conversion: Conversion) => unknown) | undefined => {
    if (hook === '' || !isAllowed()) return undefined
    const found: unknown = (host as Record<string, unknown>)[hook]
    return typeof found === 'function' ? (found as (conversion: Conversion) => unknown) : undefined
  }
  return {
    isConfigured: hook !== '',
    isOn: () => find() !== undefined,
    hand({ event, amount, currency }) {
      try {
        find()?.({ event, amount, currency })
      } catch {
        // What is wrong in the operator's script is no matter of the player's.
      }
    },
  }
}

const storage = createStorage()

/** The analytics of this build, named by `VITE_ANALYTICS_HOOK`. */
export const analytics = createAnalytics({
  hook: import.meta.env?.VITE_ANALYTICS_HOOK ?? '',
  isAllowed: () => storage.get(STORAGE_KEYS.isAnalyticsAllowed, (value) => value === true) === true,
  host: globalThis,
})
