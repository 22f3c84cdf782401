import { getPlayedPercent, getPoints, getTotal, getTurnoverOwed, getWithdrawable, toPesos } from '../../lib/money.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const getUser: Handler<'getUser'> = (request) => showUser(request.player, request)

const getBalance: Handler<'getBalance'> = (request) => {
  const { balances, conversions } = request.player
  const playedPercent = getPlayedPercent(balances)
  // A conversion is returned once.
  const fbEvent = conversions.shift()
  return {
    userAccountVO: {
      allAmount: toPesos(getTotal(balances)),
      balance: toPesos(balances.playable),
      withdrawalAmount: toPesos(getWithdrawable(balances)),
      deposit: toPesos(balances.deposited),
    },
    userPointVO: { value: getPoints(request.player) },
    userRiskVO: { surplus: toPesos(getTurnoverOwed(balances)), ...(playedPercent !== undefined && { playedPercent }) },
    ...(fbEvent === undefined ? {} : { fbEvent }),
  }
}

const getBadges: Handler<'getBadges'> = ({ player, sandbox }) => sandbox.countBadges(player)

export const playerHandlers = { getUser, getBalance, getBadges } satisfies Handlers
