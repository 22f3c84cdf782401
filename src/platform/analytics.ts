/** An advertising conversion from the server: `amount` in pesos. */
export interface Conversion {
  readonly event: string
  readonly amount: number
  readonly currency: string
}

/** The operator's hook for conversions; nothing is shown. */
export interface AnalyticsPort {
  /** Whether the build names a hook; only then the player is asked for consent. */
  readonly isConfigured: boolean
  /** Whether conversions are passed on: a hook is named and present, and the player has consented. */
  isOn(): boolean
  /** Passes a conversion to the hook, or drops it. Never throws. */
  hand(conversion: Conversion): void
}

export interface AnalyticsDeps {
  /** The name of the operator's function on `window`; '' for none. */
  readonly hook: string
  /** Read each time, because the player may change the consent. */
  readonly isAllowed: () => boolean
  readonly host: object
}

/** Off without configuration and without consent. */
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
        // An error in the operator's script must not reach the player.
      }
    },
  }
}

let consent: Pick<AnalyticsDeps, 'isAllowed'> = { isAllowed: () => false }

/** Gives {@link analytics} the player's consent; off until then. The app calls it once. */
export function configureAnalytics(given: typeof consent): void {
  consent = given
}

/** The analytics of this build, named by `VITE_ANALYTICS_HOOK`. */
export const analytics = createAnalytics({
  hook: import.meta.env?.VITE_ANALYTICS_HOOK ?? '',
  isAllowed: () => consent.isAllowed(),
  host: globalThis,
})
