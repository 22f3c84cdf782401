import { GAMES } from '../../data/games/games.ts'
import { getPay, turnReels } from '../../games/slot/rules.ts'
import { dayNumber, startOfDay } from '../../lib/manila-days.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Seed } from './seed.ts'

/** Yesterday's large bets, which earn a rebate: their number and centavos; the player wins them back. */
const YESTERDAY = { rounds: 4, bet: 500_000 }

/** Maximum total win of three months of rounds, in centavos: with more the ledger would begin below zero. */
const MAX_WON = 2_000_000

/** Rounds and favorites; the balances stay as the personas define them. */
export const seedGames: Seed = ({ clock, favorites, plays, random }, { vip8player }) => {
  let won = 0
  for (let day = 90; day > 0; day--) {
    const at = clock.now() - day * DAY_MS + random.int(0, 600) * MINUTE_MS
    for (let i = 0; i < 2; i++) {
      const bet = random.pick([1_000, 2_000, 5_000, 10_000])
      const { id } = random.pick(GAMES)
      const pay = Math.floor(bet * getPay(turnReels(random.next)))
      const win = won + pay - bet > MAX_WON ? 0 : pay
      won += win - bet
      plays.record(vip8player, id, bet, win, at + i * MINUTE_MS)
    }
  }
  const noon = startOfDay(dayNumber(clock.now()) - 1) + DAY_MS / 2
  for (let i = 0; i < YESTERDAY.rounds; i++)
    plays.record(vip8player, GAMES[i]?.id ?? '', YESTERDAY.bet, YESTERDAY.bet, noon + i * MINUTE_MS)
  vip8player.rounds.sort((a, b) => b.playedAt - a.playedAt)
  for (let i = 0; i < GAMES.length; i += 9) favorites.add(vip8player.uid, GAMES[i]?.id ?? '')
}
