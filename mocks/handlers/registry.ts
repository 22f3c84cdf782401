import { invitationHandlers } from './account/invitations.ts'
import { loginPasswordHandlers } from './account/login-password.ts'
import { phoneHandlers } from './account/phone.ts'
import { playerHandlers } from './account/player.ts'
import { profileHandlers } from './account/profile.ts'
import { sessionHandlers } from './account/sessions.ts'
import { surroundingsHandlers } from './account/surroundings.ts'
import { tradePasswordHandlers } from './account/trade-password.ts'
import { appHandlers } from './app/app.ts'
import { newsHandlers } from './app/news.ts'
import { catalogHandlers } from './games/catalog.ts'
import { favoriteHandlers } from './games/favorites.ts'
import { playHandlers } from './games/play.ts'
import { searchHandlers } from './games/search.ts'
import type { Handler, Handlers, OperationId } from './handler.ts'
import { letterHandlers } from './inbox/letters.ts'
import { couponHandlers } from './money/coupons.ts'
import { exchangeHandlers } from './money/exchange.ts'
import { journalHandlers } from './money/journal.ts'
import { identityHandlers } from './kyc/identity.ts'
import { uploadHandlers } from './kyc/uploads.ts'
import { rechargeHandlers } from './money/recharges.ts'
import { walletHandlers } from './money/wallet.ts'
import { withdrawalHandlers } from './money/withdrawals.ts'
import { activityHandlers as playActivityHandlers } from './responsible/activity.ts'
import { limitHandlers } from './responsible/limits.ts'
import { pauseHandlers } from './responsible/pauses.ts'
import { activityHandlers } from './rewards/activities.ts'
import { friendHandlers } from './rewards/friends.ts'
import { giftHandlers } from './rewards/gifts.ts'
import { vipHandlers } from './rewards/vip.ts'

/** All implemented operations. */
const handlers: Handlers = {
  ...sessionHandlers,
  ...playerHandlers,
  ...invitationHandlers,
  ...loginPasswordHandlers,
  ...phoneHandlers,
  ...profileHandlers,
  ...surroundingsHandlers,
  ...tradePasswordHandlers,
  ...identityHandlers,
  ...uploadHandlers,
  ...appHandlers,
  ...catalogHandlers,
  ...playHandlers,
  ...rechargeHandlers,
  ...withdrawalHandlers,
  ...walletHandlers,
  ...journalHandlers,
  ...couponHandlers,
  ...exchangeHandlers,
  ...letterHandlers,
  ...newsHandlers,
  ...searchHandlers,
  ...favoriteHandlers,
  ...vipHandlers,
  ...friendHandlers,
  ...giftHandlers,
  ...activityHandlers,
  ...limitHandlers,
  ...pauseHandlers,
  ...playActivityHandlers,
}

/** The handler of an operation, if it is implemented. */
export function findHandler(operationId: string): Handler<OperationId> | undefined {
  // A handler accepts only its own request; the pipeline pairs the two by operationId.
  return (handlers as Record<string, unknown>)[operationId] as Handler<OperationId> | undefined
}
