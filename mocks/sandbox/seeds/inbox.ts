import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Seed } from './seed.ts'

/** Letters, in addition to those of other domains. */
export const seedInbox: Seed = (sandbox, { ratified, vip8player }) => {
  const now = sandbox.clock.now()
  sandbox.fileLetter(ratified, 'welcome', {}, true, now - 30 * DAY_MS)
  sandbox.fileLetter(vip8player, 'welcome', {}, true, now - 95 * DAY_MS)
  for (let level = 2; level <= 8; level++)
    sandbox.fileLetter(vip8player, 'vipRaised', { level: String(level) }, true, now - (9 - level) * 12 * DAY_MS)
  sandbox.fileLetter(ratified, 'weekend', {}, true, now - 2 * DAY_MS, [
    { type: 'cash', amount: 1_800 },
    { type: 'coupon', terms: 'deposit20' },
  ])
  sandbox.fileLetter(vip8player, 'thanks', {}, true, now - 40 * DAY_MS, [{ type: 'point', amount: 500 }])
  for (const letter of vip8player.letters) letter.claimed = letter.prizes.length > 0
  sandbox.fileLetter(vip8player, 'anniversary', {}, false, now - DAY_MS, [
    { type: 'cash', amount: 8_800 },
    { type: 'coupon', terms: 'fixed88' },
    { type: 'point', amount: 888 },
  ])
  sandbox.fileLetter(vip8player, 'maintenance', {}, false, now - 60 * MINUTE_MS)
}
