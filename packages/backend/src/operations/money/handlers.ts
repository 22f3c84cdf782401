import type { Handlers } from '../../http/call.ts'
import { balanceHandlers } from './balance.ts'
import { couponHandlers } from './coupons.ts'
import { depositHandlers } from './deposits.ts'
import { exchangeHandlers } from './exchange.ts'
import { journalHandlers } from './journal.ts'
import { walletHandlers } from './wallet.ts'
import { withdrawalHandlers } from './withdrawals.ts'

export const moneyHandlers = {
  ...balanceHandlers,
  ...couponHandlers,
  ...depositHandlers,
  ...exchangeHandlers,
  ...journalHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
} satisfies Handlers
