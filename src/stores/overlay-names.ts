import type { Announcement } from '#generated/http/schemas/announcement.ts'
import type { Game } from '#generated/http/schemas/game.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'

/* All overlays by name, with their props. A new one needs a line here, and its component one in
   `src/app/layout/deferred-overlays.ts`. */

/** The parts of a game that the login prompt shows. */
export type TappedGame = Pick<Game, 'id' | 'name'> & Partial<Pick<Game, 'cover'>>

/** Prompts: one at a time, from one queue. */
export interface QueuedOverlays {
  /** `onAccept`: the player confirms to be 21 or older and not a restricted person. */
  ageCheck: { onAccept: () => void }
  /** The player is flagged onlyKyc: only identity verification and help are available. */
  suspended: Record<never, never>
  /** `downloadUrl`: the wrapper's newest version; null on the web, where the page reloads. */
  appUpdate: { downloadUrl: string | null }
  /**
   * `returnTo`: the path that required login, opened after it. `game`: the tapped game. `onLogin`: the player chose to sign
   * up or log in; runs after the callback of closing.
   */
  loginFirst: { returnTo: string; game?: TappedGame; onLogin?: () => void }
  /** After sign-up: the first steps. `game`: the one that the visitor tapped before. */
  welcome: { game?: { readonly id: string; readonly name: string; readonly onPlay: () => void } | undefined }
  /** `minutes`: the time played so far. */
  sessionReminder: { minutes: number }
  /** A reality check is due; what it shows is in the session of play. */
  realityCheck: Record<never, never>
  kycReminder: Record<never, never>
  announcements: { announcements: readonly Announcement[] }
  /**
   * Displays credited rewards. `claimedAt`: the device's time of a claim, whose write has the balance read again; without
   * it the popup refetches the balance itself.
   */
  reward: { rewards: readonly Reward[]; claimedAt?: number }
  follow: Record<never, never>
}

/** The public documents: framed if the operator gives an address, else our built-in draft. */
export type DocumentName = 'privacyPolicy' | 'termsOfUse' | 'responsibleGaming'

/** What a sheet over the profile changes: the account, or a setting of the device. */
export type AccountSheetName =
  | 'nickname'
  | 'avatar'
  | 'phone'
  | 'loginPassword'
  | 'invitation'
  | 'language'
  | 'theme'
  | 'reminder'

/** Asks before opening a game outside the app, which needs a tap of its own. */
export interface LaunchQuestion {
  readonly name: string
  readonly url: string
}

/** What a game's menu needs of it. */
export type MenuGame = Pick<Game, 'id' | 'name'> & Partial<Game>

/** `onClosed` runs once, after the overlay is closed in any way. */
interface Closable {
  onClosed?: () => void
}

/** Overlays that the player opens, stacked. */
export interface StackedOverlays {
  sideMenu: Record<never, never>
  confirmLogout: Record<never, never>
  /** In the wrapper only: Android's back button without history. */
  exitQuestion: Record<never, never>
  /** In the wrapper only: an app link came while the player has something open. */
  linkQuestion: { onOpen: () => void }
  launchQuestion: { question: LaunchQuestion }
  /** A game did not open. `error`: why. */
  launchFailed: { name: string; error: Error; onRetry: () => void }
  /** What can be done with a game; without `onPlay` in the game itself. */
  gameMenu: { game: MenuGame; onPlay?: (() => void) | undefined }
  /** The rules of a game over the game itself. */
  gameHelp: { gameId: string; title: string }
  /** A link led to a game: it opens by a tap. */
  playQuestion: { name: string; onPlay: () => void }
  document: { name: DocumentName }
  share: Record<never, never>
  /** `forGame`: the name of the game that requires it. `onBound` runs after the sheet is closed. */
  bindWallet: Closable & { forGame?: string | undefined; onBound?: () => void }
  tradePassword: Closable
  accountSheet: { sheet: AccountSheetName }
  /** Opened from the inbox. */
  announcements: QueuedOverlays['announcements']
  /** A reward that the player just claimed by a tap; other rewards are queued. */
  reward: QueuedOverlays['reward']
}

/** External pages in a frame, below queue and stack. */
export interface FrameOverlays {
  /** `url`: checked by `frameUrl`. `from`: where the pressed cover is, from which the loading picture grows. */
  gameFrame: {
    gameId: string
    title: string
    url: string
    orientation?: string | undefined
    cover?: string | undefined
    coverColor?: string | undefined
    from?: DOMRect | undefined
  }
  /** The frame of an activity; `url` as sent by the server. */
  activityFrame: { title: string; url: string }
  /** The page where a deposit is paid. `method`: its name. */
  payFrame: { title: string; url: string; orderNo: string; method: string }
}

/** All overlays. `reward` and `announcements` are in two lists and have the same props in both. */
export type Overlays = QueuedOverlays & StackedOverlays & FrameOverlays

/** The priority of prompts. */
export const PROMPT_PRIORITY: readonly (keyof QueuedOverlays)[] = [
  'ageCheck',
  'suspended',
  'appUpdate',
  'realityCheck',
  'loginFirst',
  'welcome',
  'sessionReminder',
  'kycReminder',
  'announcements',
  'reward',
  'follow',
]

/** The prompts that promote: none shows while promotions are held (`SessionStore.arePromotionsHeld`). */
export const PROMOTIONS: ReadonlySet<keyof QueuedOverlays> = new Set(['welcome', 'reward', 'follow'])

/** The prompts that wait while a frame covers the page or the player is busy: never over a game, a frame or a form. */
export const NOT_WHILE_BUSY: ReadonlySet<keyof QueuedOverlays> = new Set(['kycReminder', 'announcements'])

/** Each of these is a separate message: a second one is not a duplicate. */
export const REPEATABLE: ReadonlySet<string> = new Set<keyof Overlays>(['reward'])

/** The prompts that Back does not close, because they require a choice. */
export const NOT_DISMISSIBLE: ReadonlySet<keyof QueuedOverlays> = new Set(['ageCheck', 'realityCheck'])

/** The prompts that are not tied to a session: its end keeps them. */
export const OUTLIVE_SESSION: ReadonlySet<keyof QueuedOverlays> = new Set(['ageCheck', 'appUpdate'])
