import type { Announcement } from '#generated/http/schemas/announcement.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'

/*
 * Every overlay by name, with what it is shown with. A new one is a line here, and its component a line in
 * `src/app/later-overlay-chunks.ts`.
 */

/** What comes unasked: one at a time, from one queue. */
export interface QueuedOverlays {
  /** `onAccept`: the player says to be 21 or older and none of the restricted persons. */
  ageCheck: { onAccept: () => void }
  /** The player is flagged onlyKyc: only what completes the KYC, and help, is open to them. */
  suspended: Record<never, never>
  /** `downloadUrl`: where the wrapper's newest version is; on the web, where it is null, the page reloads. */
  appUpdate: { downloadUrl: string | null }
  /** `returnTo`: the path that asked for login, where the player returns after it. */
  loginFirst: { returnTo: string }
  /** `minutes`: how long the player has been playing. */
  sessionReminder: { minutes: number }
  kycReminder: Record<never, never>
  notice: { announcements: readonly Announcement[] }
  /** What the server has given: shown, and nothing more. The balance is read again once for each showing. */
  reward: { rewards: readonly Reward[] }
  follow: Record<never, never>
}

/** The texts that anyone may read: framed where the operator gives an address, else our built-in draft. */
export type DocumentName = 'privacyPolicy' | 'termsOfUse' | 'responsibleGaming'

/** What of the account a sheet over the profile changes. */
export type AccountSheetName = 'nickname' | 'avatar' | 'phone' | 'loginPassword' | 'invitation'

/**
 * What stands between the tap on a game and the game: a page outside the app, which needs a tap of its own.
 */
export interface LaunchQuestion {
  readonly name: string
  readonly url: string
}

/** `onClosed` runs once, after the overlay is gone, however it was closed. */
interface Closable {
  onClosed?: () => void
}

/** What the player opens: each on top of the one before. */
export interface StackedOverlays {
  sideMenu: Record<never, never>
  confirmLogout: Record<never, never>
  /** In the wrapper only: Android's back button with nowhere to go back to. */
  exitQuestion: Record<never, never>
  launchQuestion: { question: LaunchQuestion }
  /** A link has led to a game: it opens by a tap. */
  playQuestion: { name: string; onPlay: () => void }
  document: { name: DocumentName }
  share: Record<never, never>
  /** `forGame`: the name of the game that asked for it. */
  bindWallet: Closable & { forGame?: string | undefined }
  tradePassword: Closable
  accountSheet: { sheet: AccountSheetName }
  /** What the player has just claimed by a tap; what comes by itself is queued. */
  reward: QueuedOverlays['reward']
}

/** Foreign pages in a frame; below queue and stack. */
export interface FrameOverlays {
  /** `url`: made safe by `frameUrl`. */
  gameFrame: { gameId: string; title: string; url: string }
  /** The in-app frame of an activity; `url` as the server gave it. */
  activityFrame: { title: string; url: string }
  /** The page where a deposit is paid. */
  payFrame: { title: string; url: string }
}

/** Every overlay. The one name in two lists, `reward`, has the same props in both. */
export type Overlays = QueuedOverlays & StackedOverlays & FrameOverlays

/** Who goes first when several wait (design: "overlays"). */
export const QUEUE_ORDER: readonly (keyof QueuedOverlays)[] = [
  'ageCheck',
  'suspended',
  'appUpdate',
  'loginFirst',
  'sessionReminder',
  'kycReminder',
  'notice',
  'reward',
  'follow',
]

/** Each of these is news of its own: a second one is no repetition of the first. */
export const REPEATABLE: ReadonlySet<string> = new Set<keyof Overlays>(['reward'])

/** The queued overlays that Back does not close, since they ask for an answer. */
export const NOT_DISMISSIBLE: ReadonlySet<keyof QueuedOverlays> = new Set(['ageCheck'])

/** The queued overlays that are meant for whoever holds the device, player or not: a session's end leaves them. */
export const OUTLIVE_SESSION: ReadonlySet<keyof QueuedOverlays> = new Set(['ageCheck', 'appUpdate'])
