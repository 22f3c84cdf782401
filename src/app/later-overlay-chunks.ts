import type { ComponentType } from 'react'
import { withTexts, type OverlayChunks } from './overlay-chunk.ts'

/**
 * The code of each overlay but the first page's, and the texts that are its own, loaded when it is first needed; of some
 * ahead (`preload.ts`).
 */
const LATER_OVERLAY_CHUNKS = {
  loginFirst: withTexts([], async () => (await import('#src/features/shell/login-first.tsx')).LoginFirst),
  sideMenu: withTexts(['menu'], async () => (await import('#src/features/shell/side-menu.tsx')).SideMenu),
  confirmLogout: withTexts([], async () => (await import('#src/features/shell/confirm-logout.tsx')).ConfirmLogout),
  launchQuestion: withTexts([], async () => (await import('#src/features/games/launch-question.tsx')).LaunchQuestion),
  playQuestion: withTexts([], async () => (await import('#src/features/games/play-question.tsx')).PlayQuestion),
  gameFrame: withTexts([], async () => (await import('#src/features/games/game-frame.tsx')).GameFrame),
  exitQuestion: withTexts([], async () => (await import('#src/features/shell/exit-question.tsx')).ExitQuestion),
  suspended: withTexts(['overlays'], async () => (await import('#src/features/shell/suspended.tsx')).Suspended),
  appUpdate: withTexts(['overlays'], async () => (await import('#src/features/shell/popups/app-update.tsx')).AppUpdate),
  kycReminder: withTexts(
    ['overlays'],
    async () => (await import('#src/features/shell/popups/kyc-reminder.tsx')).KycReminder,
  ),
  notice: withTexts(
    ['overlays'],
    async () => (await import('#src/features/shell/popups/notice-popup.tsx')).NoticePopup,
  ),
  reward: withTexts(
    ['overlays'],
    async () => (await import('#src/features/shell/popups/reward-popup.tsx')).RewardPopup,
  ),
  follow: withTexts(
    ['overlays'],
    async () => (await import('#src/features/shell/popups/follow-popup.tsx')).FollowPopup,
  ),
  share: withTexts(['overlays'], async () => (await import('#src/features/shell/popups/share-popup.tsx')).SharePopup),
  document: withTexts(
    ['documents', 'age'],
    async () => (await import('#src/features/shell/document/document-popup.tsx')).DocumentPopup,
  ),
  activityFrame: withTexts(
    ['overlays'],
    async () => (await import('#src/features/shell/activity-frame/activity-frame.tsx')).ActivityFrame,
  ),
  accountSheet: withTexts(
    ['account'],
    async () => (await import('#src/features/account/sheets/account-sheet.tsx')).AccountSheet,
  ),
  tradePassword: withTexts(
    ['account'],
    async () => (await import('#src/features/account/trade-password/trade-password.tsx')).TradePassword,
  ),
  sessionReminder: withTexts(
    ['account'],
    async () => (await import('#src/features/account/reminder/session-reminder.tsx')).SessionReminder,
  ),
  bindWallet: withTexts(
    ['bindWallet'],
    async () => (await import('#src/features/wallet/bind-wallet/bind-wallet.tsx')).BindWallet,
  ),
  payFrame: withTexts(['wallet'], async () => (await import('#src/features/wallet/recharge/pay-frame.tsx')).PayFrame),
} as const satisfies OverlayChunks

/** Loads an overlay by its name. */
export async function loadLaterOverlay(name: keyof OverlayChunks): Promise<ComponentType<never>> {
  return LATER_OVERLAY_CHUNKS[name]()
}
