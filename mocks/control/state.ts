import { unreadLetters } from '../world/account.ts'
import { toPesos } from '../world/money.ts'
import { toInstant } from '../world/time.ts'
import type { World } from '../world/world.ts'

const MAX_BETS = 200

/** The sandbox's state that tests cannot read from API responses. Amounts in pesos. */
export function describeState(world: World): object {
  const accounts = world.accounts.all()
  const { open, unacknowledged } = world.hub.summary()
  return {
    world: world.id,
    scenario: world.scenario,
    now: toInstant(world.clock.now()),
    clockOffsetMs: world.clock.offsetMs,
    players: accounts.map((account) => ({
      uid: account.uid,
      username: account.username,
      balance: toPesos(account.purse.balance),
      badges: { ...account.counters, letterUnreadNum: unreadLetters(account) },
    })),
    orders: world.recharges.all().map(({ orderNo, uid, method, amount, status }) => ({
      orderNo,
      uid,
      method,
      amount: toPesos(amount),
      status: status ?? null,
    })),
    withdrawals: world.withdrawals
      .all()
      .map(({ orderNo, uid, amount, status }) => ({ orderNo, uid, amount: toPesos(amount), status })),
    bets: accounts.flatMap(({ uid, rounds }) =>
      rounds.slice(0, MAX_BETS).map(({ id, gameId, bet, win, playedAt }) => ({
        id,
        uid,
        gameId,
        bet: toPesos(bet),
        win: toPesos(win),
        playedAt: toInstant(playedAt),
      })),
    ),
    callsUnderWay: world.underWay,
    sockets: open,
    unacknowledged,
  }
}
