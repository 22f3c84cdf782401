import type { Handlers } from '../http/call.ts'
import { accountHandlers } from './account/handlers.ts'
import { appHandlers } from './app/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import { inboxHandlers } from './inbox/letters.ts'
import { kycHandlers } from './kyc/identity.ts'
import { moneyHandlers } from './money/handlers.ts'
import { responsibleHandlers } from './responsible/handlers.ts'
import { rewardsHandlers } from './rewards/handlers.ts'

/** Every operation of the contract, by its operationId. */
export const handlers: Required<Handlers> = {
  ...accountHandlers,
  ...appHandlers,
  ...gamesHandlers,
  ...inboxHandlers,
  ...kycHandlers,
  ...moneyHandlers,
  ...responsibleHandlers,
  ...rewardsHandlers,
}
