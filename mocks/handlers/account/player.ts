import { unreadLetters } from '../../sandbox/account.ts'
import { pointsOf, toPesos, totalOf, withdrawableOf } from '../../sandbox/money.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const getUser: Handler<'getUser'> = (call) => showUser(call.player, call.text)

const getBalance: Handler<'getBalance'> = (call) => {
  const { balances, conversions } = call.player
  // A conversion is returned once.
  const fbEvent = conversions.shift()
  return {
    userAccountVO: {
      allAmount: toPesos(totalOf(balances)),
      balance: toPesos(balances.playable),
      withdrawalAmount: toPesos(withdrawableOf(balances)),
      deposit: toPesos(balances.deposited),
    },
    userPointVO: { value: pointsOf(call.player) },
    userRiskVO: { surplus: toPesos(balances.turnoverOwed) },
    ...(fbEvent === undefined ? {} : { fbEvent }),
  }
}

const getBadges: Handler<'getBadges'> = (call) => ({
  ...call.player.counters,
  letterUnreadNum: unreadLetters(call.player),
})

export const playerHandlers = { getUser, getBalance, getBadges } satisfies Handlers
