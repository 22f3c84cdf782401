/*
 * Every overlay by name, with what it is shown with. A new one is a line here, and a component in `src/app/overlays.tsx`.
 */

/** What comes unasked: one at a time, from one queue. */
export interface QueuedOverlays {
  /** `returnTo`: the path that asked for login, where the player returns after it. */
  loginFirst: { returnTo: string }
}

/**
 * What stands between the tap on a game and the game: a page outside the app, which needs a tap of its own, or a wallet
 * that must be bound.
 */
export type LaunchQuestion =
  | { readonly kind: 'outside'; readonly name: string; readonly url: string }
  | { readonly kind: 'wallet'; readonly name: string }

/** What the player opens: each on top of the one before. */
export interface StackedOverlays {
  sideMenu: Record<never, never>
  confirmLogout: Record<never, never>
  launchQuestion: { question: LaunchQuestion }
}

/** Foreign pages in a frame; below queue and stack. */
export interface FrameOverlays {
  gameFrame: { gameId: string; title: string; url: string }
}

/** Who goes first when several wait: age, suspended, app update, login first, KYC reminder, notice, reward, follow. */
export const QUEUE_ORDER: readonly (keyof QueuedOverlays)[] = ['loginFirst']

/** The queued overlays that Back does not close, since they ask for an answer. */
export const NOT_DISMISSIBLE: ReadonlySet<keyof QueuedOverlays> = new Set()
