import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { dayNumber, manilaMonth } from '../../lib/manila-days.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import type { Friend } from '../rewards/friends.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Seed } from './seed.ts'

/**
 * Players with recent daily sign-ins, and their VIP standing; amounts in centavos. Each gets a return gift, from
 * RG-0001 on.
 */
const STANDINGS = {
  vip8player: { checkIns: 30, activeness: 640, earlierTurnover: 520_000_000 },
  ratified: { checkIns: 12, activeness: 180, earlierTurnover: 2_050_050 },
} as const

/** The friends of `vip8player`: the month of their registration (0 is this month) and their activity. */
const FRIENDS: readonly (Pick<Friend, 'name' | 'deposited' | 'depositPaid' | 'turnover' | 'turnoverPaid'> & {
  month: 0 | -1
})[] = [
  { month: -1, name: 'b***y', deposited: true, depositPaid: true, turnover: 2_480_000, turnoverPaid: true },
  { month: -1, name: 'c***a', deposited: true, depositPaid: true, turnover: 640_000, turnoverPaid: false },
  { month: -1, name: 'e***n', deposited: true, depositPaid: true, turnover: 1_150_000, turnoverPaid: false },
  { month: -1, name: 'n***3', deposited: false, depositPaid: false, turnover: 0, turnoverPaid: false },
  { month: 0, name: 'r***o', deposited: true, depositPaid: false, turnover: 250_000, turnoverPaid: false },
  { month: 0, name: 's***s', deposited: false, depositPaid: false, turnover: 0, turnoverPaid: false },
]

/** Sign-ins, VIP standings, friends and return gifts. */
export const seedRewards: Seed = (sandbox, players) => {
  const { vip, signIns, gifts } = sandbox.rewards
  const today = dayNumber(sandbox.clock.now())
  for (const [name, { checkIns, activeness, earlierTurnover }] of Object.entries(STANDINGS)) {
    const account = players[name as keyof typeof STANDINGS]
    Object.assign(vip.of(account), {
      checkIns: Array.from({ length: checkIns }, (_, i) => today - checkIns + i),
      activeness,
      earlierTurnover,
      checkInDay: today - 1,
      depositDay: today - 1,
    })
    for (let day = today - checkIns; day < today; day++) signIns.of(account).signed.add(day)
    gifts.give(account)
  }
  // RG-0003 has expired.
  gifts.give(players.vip8player, sandbox.clock.now() - 30 * DAY_MS)
  signIns.of(players.vip8player).depositsReady.push(today - 1)
  players.vip8player.energy = 40
  addFriends(sandbox, players.vip8player)
  for (const account of Object.values(players)) {
    sandbox.setCounter(account, 'loginBonusRewardNum', 1, false)
    sandbox.setCounter(account, 'dailyDepositSign', signIns.of(account).depositsReady.length, false)
    vip.refresh(account, 'never')
  }
}

function addFriends(sandbox: Sandbox, account: Account): void {
  const now = sandbox.clock.now()
  const { friends } = sandbox.rewards
  FRIENDS.forEach(({ month, ...friend }, i) => {
    const joinedAt =
      month === 0
        ? Math.max(manilaMonth(now).start, now - (9 - i) * DAY_MS)
        : manilaMonth(now, -1).start + (2 + i * 5) * DAY_MS
    friends.of(account).push({ ...friend, joinedAt })
    const paid = [
      friend.depositPaid ? ('deposit' as const) : [],
      friend.turnoverPaid ? ('turnover' as const) : [],
    ].flat()
    paid.forEach((kind, nth) => {
      const amount = kind === 'deposit' ? 5_000 : 10_000
      const gotAt = Math.min(now, joinedAt + DAY_MS + nth * MINUTE_MS)
      friends.notePayment(account, friend.name, kind, { type: 'cash', amount }, gotAt)
      sandbox.ledger.post(
        account,
        'reward',
        amount,
        kind === 'deposit' ? REWARD_NOTES.friendDeposit : REWARD_NOTES.friendTurnover,
        { at: gotAt },
      )
    })
  })
}
