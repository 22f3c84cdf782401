import { createHash } from 'node:crypto'
import { GAMES } from '../data/games.ts'
import { formatCentavos } from '../messages/messages.ts'
import type { Account, AccountSeed } from './account.ts'
import type { Plays } from './plays.ts'
import { payOf, turnReels } from './slot-math.ts'
import { RECHARGE, type Recharges } from './recharges.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'
import type { WorldCore } from './world-core.ts'

/** A player that every world begins with. */
export interface Persona {
  username: string
  about: string
  seed: Omit<AccountSeed, 'number' | 'username' | 'passwordHash'>
}

/** What players type; on the wire it is its SHA-256 in hex. */
export const PERSONA_PASSWORD = 'tumpak123'

const RATIFIED = { identityStatus: 'approved', kycStatus: 'ratified' } as const

/** The players of every fresh world, in the order of their uids from U100001. */
export const PERSONAS: readonly Persona[] = [
  {
    username: 'newplayer',
    about: 'just registered: identity unverified, no money, nothing played',
    seed: { registerPhone: '9181230123' },
  },
  {
    username: 'ratified',
    about: 'identity ratified, wallet and transaction password set, balance 5,000.00',
    seed: {
      registerPhone: '9171234567',
      phone: '9171234567',
      profile: {
        ...RATIFIED,
        nickname: 'Demo Player',
        gender: 'female',
        vip: 2,
        isNullPasswordTrade: false,
        identityInfo: { fullName: 'D*** P****' },
      },
      purse: { balance: 500_000, deposited: 600_000, turnoverOwed: 79_950 },
      bonusPoints: 1_280,
      counters: { loginBonusRewardNum: 1, vipTabRewardsNum: 1 },
    },
  },
  {
    username: 'vip8player',
    about: 'VIP 8 with months of deposits, rounds and letters',
    seed: {
      registerPhone: '9209876543',
      phone: '9209876543',
      profile: {
        ...RATIFIED,
        nickname: 'Lucky Parol',
        vip: 8,
        isNullPasswordTrade: false,
        hasSignUp: true,
        identityInfo: { fullName: 'L**** P****' },
      },
      purse: { balance: 12_345_678, deposited: 98_765_400 },
      bonusPoints: 250_000,
      counters: {
        loginBonusRewardNum: 1,
        inviteFriendToEarnNum: 3,
        inviteFriendEnergy: 2,
        taskRewardNum: 2,
        dailyDepositSign: 1,
        vipTabRewardsNum: 4,
      },
    },
  },
  { username: 'emptylists', about: 'every list is empty, the lobby too', seed: { registerPhone: '9190000004' } },
  {
    username: 'suspended',
    about: 'suspended until the identity is verified (onlyKyc)',
    seed: { registerPhone: '9190000005', profile: { onlyKyc: true, identityStatus: 'rejected' } },
  },
  {
    username: 'takenname',
    about: 'a user name to register that is already taken',
    seed: { registerPhone: '9190000006' },
  },
]

/** The player whose lists are all empty. */
export const EMPTY_LISTS_USERNAME = 'emptylists'

export function hashPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

const PASSWORD_HASH = hashPassword(PERSONA_PASSWORD)

interface PersonaWorld extends WorldCore {
  readonly plays: Plays
  readonly recharges: Recharges
  fileLetter(account: Account, text: string, values: Record<string, string>, read: boolean, createdAt: number): void
}

/** Gives a fresh world its players. */
export function addPersonas(world: PersonaWorld): void {
  for (const { username, seed } of PERSONAS) {
    const account = world.accounts.add({ ...seed, username, passwordHash: PASSWORD_HASH })
    if (username === 'ratified') world.fileLetter(account, 'welcome', {}, true, world.clock.now() - 30 * DAY_MS)
    if (username === 'vip8player') addHistory(world, account)
  }
}

/** Three months of deposits, rounds and letters, oldest first; the balance stays what it is. */
function addHistory(world: PersonaWorld, account: Account): void {
  const { random } = world
  const now = world.clock.now()
  world.fileLetter(account, 'welcome', {}, true, now - 95 * DAY_MS)
  for (let day = 90; day > 0; day--) {
    const at = now - day * DAY_MS + random.int(0, 600) * MINUTE_MS
    if (day % 3 !== 0) addDeposit(world, account, at, day > 6)
    for (let i = 0; i < 3; i++) {
      const bet = random.pick([1_000, 2_000, 5_000, 10_000])
      const game = random.pick(GAMES)
      world.plays.record(
        account,
        game.id,
        bet,
        Math.floor(bet * payOf(turnReels(random.next))),
        at + (i + 20) * MINUTE_MS,
      )
    }
    if (day % 12 === 0) world.fileLetter(account, 'vipRaised', { level: String(9 - Math.ceil(day / 12)) }, true, at)
  }
  world.fileLetter(account, 'maintenance', {}, false, now - 60 * MINUTE_MS)
}

function addDeposit(world: PersonaWorld, account: Account, at: number, read: boolean): void {
  const amount = world.random.pick([50_000, 100_000, 500_000, 1_000_000])
  const order = world.recharges.quote(account.uid, world.random.pick(['gcash', 'maya']), amount, at)
  order.status = world.random.pick([
    RECHARGE.success,
    RECHARGE.success,
    RECHARGE.success,
    RECHARGE.failed,
    RECHARGE.timeout,
  ])
  order.updatedAt = at + (order.status === RECHARGE.timeout ? 15 : 1) * MINUTE_MS
  if (order.status === RECHARGE.success)
    world.fileLetter(
      account,
      'recharged',
      { amount: formatCentavos(amount), orderNo: order.orderNo },
      read,
      order.updatedAt,
    )
}
