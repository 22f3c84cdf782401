import type { ComponentType } from 'react'
import { withTexts } from '#src/components/deferred/deferred.tsx'
import { LaunchFailed } from '#src/features/games/play/launch-failed.tsx'
import { LaunchQuestion } from '#src/features/games/play/launch-question.tsx'
import { PlayQuestion } from '#src/features/games/play/play-question.tsx'
import { ConfirmLogout } from '#src/features/shell/dialogs/confirm-logout.tsx'
import { ExitQuestion } from '#src/features/shell/dialogs/exit-question.tsx'
import { LoginFirst } from '#src/features/shell/dialogs/login-first.tsx'
import type { Overlays } from '#src/stores/overlay-names.ts'

/** The props of every overlay, beside its own. */
export interface OverlayActions {
  readonly onClose: () => void
  /** Closes it before a navigation. */
  readonly onLeave: () => void
  /** Identifies this overlay in the overlay store. */
  readonly id: number
  /** Ends the session. */
  readonly onLogout: () => void
}

/** Every overlay but the age sheet, which is part of a first visit's page. */
export type DeferredOverlay = Exclude<keyof Overlays, 'ageCheck'>

/** Loads the component of each overlay; it takes the props of that name. */
type OverlayLoaders = {
  readonly [Name in DeferredOverlay]: () => Promise<ComponentType<Overlays[Name] & OverlayActions>>
}

/** The code of each overlay, and its own texts. Questions are smaller than a request, so they load with this table. */
const LOADERS = {
  loginFirst: async () => LoginFirst,
  sideMenu: () => withTexts(async () => (await import('#src/features/shell/menu/side-menu.tsx')).SideMenu, ['menu']),
  confirmLogout: async () => ConfirmLogout,
  launchQuestion: async () => LaunchQuestion,
  launchFailed: async () => LaunchFailed,
  playQuestion: async () => PlayQuestion,
  gameMenu: () => withTexts(async () => (await import('#src/features/games/play/game-menu.tsx')).GameMenu, ['play']),
  gameHelp: () =>
    withTexts(
      async () => (await import('#src/features/games/help/game-help-sheet.tsx')).GameHelpSheet,
      ['play', 'records'],
    ),
  gameFrame: () => withTexts(async () => (await import('#src/features/games/play/game-frame.tsx')).GameFrame, ['play']),
  exitQuestion: async () => ExitQuestion,
  linkQuestion: () =>
    withTexts(async () => (await import('#src/features/shell/dialogs/link-question.tsx')).LinkQuestion, ['native']),
  suspended: () =>
    withTexts(async () => (await import('#src/features/shell/dialogs/suspended.tsx')).Suspended, ['overlays']),
  appUpdate: () =>
    withTexts(async () => (await import('#src/features/shell/popups/app-update.tsx')).AppUpdate, ['overlays', 'msg']),
  welcome: () =>
    withTexts(async () => (await import('#src/features/account/welcome/welcome-sheet.tsx')).WelcomeSheet, ['welcome']),
  kycReminder: () =>
    withTexts(async () => (await import('#src/features/shell/popups/kyc-reminder.tsx')).KycReminder, ['overlays']),
  announcements: () =>
    withTexts(
      async () => (await import('#src/features/shell/popups/announcements-popup.tsx')).AnnouncementsPopup,
      ['overlays'],
    ),
  reward: () =>
    withTexts(
      async () => (await import('#src/features/shell/popups/reward-popup.tsx')).RewardPopup,
      ['overlays', 'rewards'],
    ),
  follow: () =>
    withTexts(async () => (await import('#src/features/shell/popups/follow-popup.tsx')).FollowPopup, ['overlays']),
  share: () =>
    withTexts(async () => (await import('#src/features/shell/popups/share-popup.tsx')).SharePopup, ['overlays']),
  document: () =>
    withTexts(
      async () => (await import('#src/features/shell/document/document-popup.tsx')).DocumentPopup,
      ['documents'],
    ),
  activityFrame: () =>
    withTexts(
      async () => (await import('#src/features/shell/activity-frame/activity-frame.tsx')).ActivityFrame,
      ['overlays'],
    ),
  accountSheet: () =>
    withTexts(async () => (await import('#src/features/account/sheets/account-sheet.tsx')).AccountSheet, ['account']),
  tradePassword: () =>
    withTexts(
      async () => (await import('#src/features/account/trade-password/trade-password.tsx')).TradePassword,
      ['account'],
    ),
  sessionReminder: () =>
    withTexts(
      async () => (await import('#src/features/account/reminder/session-reminder.tsx')).SessionReminder,
      ['account'],
    ),
  realityCheck: () =>
    withTexts(
      async () => (await import('#src/features/account/reminder/reality-check.tsx')).RealityCheck,
      ['playBreak'],
    ),
  bindWallet: () =>
    withTexts(
      async () => (await import('#src/features/wallet/payout-wallet/bind-wallet.tsx')).BindWallet,
      ['bindWallet', 'wallet'],
    ),
  payFrame: () =>
    withTexts(async () => (await import('#src/features/wallet/deposit/pay-frame.tsx')).PayFrame, ['wallet']),
} as const satisfies OverlayLoaders

/** Loads an overlay by its name. */
export function loadDeferredOverlay(name: DeferredOverlay): Promise<ComponentType<never>> {
  return LOADERS[name]()
}
