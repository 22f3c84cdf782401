import { unreadLetters } from '../../sandbox/identity/account.ts'
import { playedPercentOf, pointsOf, toPesos, totalOf, getWithdrawable } from '../../sandbox/money/money.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const getUser: Handler<'getUser'> = (request) => showUser(request.player, request.text)

const getBalance: Handler<'getBalance'> = (request) => {
  const { balances, conversions } = request.player
  const playedPercent = playedPercentOf(balances)
  // A conversion is returned once.
  const fbEvent = conversions.shift()
  return {
    userAccountVO: {
      allAmount: toPesos(totalOf(balances)),
      balance: toPesos(balances.playable),
      withdrawalAmount: toPesos(getWithdrawable(balances)),
      deposit: toPesos(balances.deposited),
    },
    userPointVO: { value: pointsOf(request.player) },
    userRiskVO: { surplus: toPesos(balances.turnoverOwed), ...(playedPercent !== undefined && { playedPercent }) },
    ...(fbEvent === undefined ? {} : { fbEvent }),
  }
}

const getBadges: Handler<'getBadges'> = (request) => ({
  ...request.player.counters,
  letterUnreadNum: unreadLetters(request.player),
})

export const playerHandlers = { getUser, getBalance, getBadges } satisfies Handlers
