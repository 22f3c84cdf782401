import { toPesos } from '../lib/money.ts'
import { toInstant } from '../lib/time.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

const MAX_BETS = 200

/** The sandbox's state that tests cannot read from API responses. Amounts in pesos. */
export function describeState(sandbox: Sandbox): object {
  const accounts = sandbox.accounts.all()
  const { open, unacknowledged } = sandbox.hub.summary()
  return {
    sandbox: sandbox.id,
    scenario: sandbox.scenario,
    now: toInstant(sandbox.clock.now()),
    clockOffsetMs: sandbox.clock.offsetMs,
    players: accounts.map((account) => ({
      uid: account.uid,
      username: account.username,
      balance: toPesos(account.balances.playable),
      badges: { ...account.counters, letterUnreadNum: sandbox.countUnread(account) },
    })),
    orders: sandbox.recharges.all().map(({ orderNo, uid, method, amount, status }) => ({
      orderNo,
      uid,
      method,
      amount: toPesos(amount),
      status: status ?? null,
    })),
    withdrawals: sandbox.withdrawals
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
    pendingRequests: sandbox.pendingRequests,
    sockets: open,
    unacknowledged,
  }
}
