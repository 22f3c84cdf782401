import { operatorHooks } from './operator-hooks.ts'

/** An advertising conversion from the server: `amount` in pesos. */
export interface Conversion {
  readonly event: string
  readonly amount: number
  readonly currency: string
}

/** The operator's hook for conversions; nothing is shown. */
export interface AnalyticsPort {
  /** Whether a hook is named; only then the player is asked for consent. Observable. */
  readonly isConfigured: boolean
  /** Whether conversions are passed on: a hook is named and present, and the player has consented. */
  isOn(): boolean
  /** Passes a conversion to the hook, or drops it. Never throws. */
  hand(conversion: Conversion): void
}

export interface AnalyticsDeps {
  /** The name of the operator's function on `window`; '' for none. The operator's file may change it. */
  readonly hook: () => string
  /** Read each time, because the player may change the consent. */
  readonly isAllowed: () => boolean
  readonly host: object
}

/** Off without configuration and without consent. */
export function createAnalytics({ hook, isAllowed, host }: AnalyticsDeps): AnalyticsPort {
  const find = (): ((conversion: Conversion) => unknown) | undefined => {
    const name = hook()
    if (name === '' || !isAllowed()) return undefined
    const found: unknown = (host as Record<string, unknown>)[name]
    return typeof found === 'function' ? (found as (conversion: Conversion) => unknown) : undefined
  }
  return {
    get isConfigured() {
      return hook() !== ''
    },
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

/** The operator's analytics. */
export const analytics = createAnalytics({
  hook: () => operatorHooks().analytics,
  isAllowed: () => consent.isAllowed(),
  host: globalThis,
})
