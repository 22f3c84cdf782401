import { PERSONAS, type PersonaName } from '../../data/personas.ts'
import { addMonths, manilaPeriod } from '../../lib/manila-days.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import { RECHARGE } from '../money/recharges.ts'
import { WITHDRAWAL } from '../money/withdrawals.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Seed } from './seed.ts'

/** Who was never asked for limits, as every player who registers. */
const UNASKED: readonly PersonaName[] = ['newplayer']

/** Bets and wins of today, in centavos: ₱150 are lost. */
const ROUNDS: readonly (readonly [bet: number, win: number])[] = [
  [5_000, 0],
  [5_000, 8_000],
  [10_000, 0],
  [10_000, 12_000],
  [5_000, 0],
]

/** The age of the change that waits. */
const REQUESTED_AGO_MS = 2 * HOUR_MS

/** Wallets, money, limits, breaks and exclusions of the personas for responsible play. */
export const seedResponsible: Seed = (sandbox, players) => {
  const { limited, onbreak, excluded, restricted } = players
  const { limits, pauses } = sandbox.responsible
  const now = sandbox.clock.now()
  fileDeposit(sandbox, limited, 400_000, now - 20 * DAY_MS)
  fileDeposit(sandbox, limited, 150_000, Math.max(manilaPeriod('week', now).start, now - 3 * HOUR_MS))
  for (const account of [onbreak, excluded]) fileDeposit(sandbox, account, 300_000, now - 15 * DAY_MS)
  fileDeposit(sandbox, restricted, 100_000, now - 15 * DAY_MS)
  bindWallets(sandbox, players)
  for (const account of [onbreak, excluded]) fileWithdrawal(sandbox, account)
  fileRounds(sandbox, limited)
  if (!sandbox.features.includes('responsiblePlay')) return

  for (const { username } of PERSONAS)
    if (!UNASKED.includes(username)) limits.noteAnswer(players[username], now - DAY_MS)
  limits.set(limited, { kind: 'deposit', period: 'week' }, 200_000)
  limits.set(limited, { kind: 'deposit', period: 'week' }, 500_000, now - REQUESTED_AGO_MS)
  limits.set(limited, { kind: 'loss', period: 'day' }, 100_000)
  limits.set(limited, { kind: 'stake', period: 'week' }, 500_000)
  limits.set(limited, { kind: 'time', period: 'day' }, 120)
  pauses.file(onbreak, { state: 'break', until: now + 5 * DAY_MS })
  pauses.file(excluded, { state: 'excluded', until: addMonths(now, 4) })
  pauses.restrict(restricted)
}

function bindWallets(sandbox: Sandbox, players: Record<PersonaName, Account>): void {
  const { limited, onbreak, excluded, restricted } = players
  for (const { uid, identity, phone } of [limited, onbreak, excluded, restricted])
    sandbox.wallets.bind(uid, { bank: 'gcash', name: identity.fullName, account: phone })
}

function fileDeposit({ recharges }: Sandbox, account: Account, amount: number, at: number): void {
  const order = recharges.quote(account.uid, 'gcash', amount, at)
  Object.assign(order, { status: RECHARGE.success, updatedAt: at })
}

/** A withdrawal that stays pending, so that its state can be seen. */
function fileWithdrawal({ clock, wallets, withdrawals }: Sandbox, { uid }: Account): void {
  const wallet = wallets.of(uid)
  if (wallet !== undefined) withdrawals.file(uid, wallet, 50_000, WITHDRAWAL.pending, clock.now() - HOUR_MS)
}

/** Rounds of the last minutes of today, one every three minutes. */
function fileRounds({ catalog, clock, plays }: Sandbox, account: Account): void {
  const now = clock.now()
  const start = Math.max(manilaPeriod('day', now).start, now - HOUR_MS)
  const gameId = catalog.games[0]?.id ?? ''
  for (const [index, [bet, win]] of ROUNDS.entries())
    plays.record(account, gameId, bet, win, Math.min(now, start + index * 3 * MINUTE_MS))
}
