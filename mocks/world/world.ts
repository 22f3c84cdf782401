import type { ServerResponse } from 'node:http'
import { CLOSE_CODES } from '#generated/ws/socket.ts'
import { createRandom, type SeededRandom } from '../art/random.ts'
import { Accounts } from './accounts.ts'
import { unreadLetters, type Account, type Counters } from './account.ts'
import { WorldClock } from './clock.ts'
import { Faults } from './faults.ts'
import { Hub } from './hub.ts'
import { Idempotency } from './idempotency.ts'
import { Journal } from './journal.ts'
import { addPersonas } from './personas.ts'
import { Plays } from './plays.ts'
import { Recharges } from './recharges.ts'
import { Sessions } from './sessions.ts'
import type { WorldCore } from './world-core.ts'

/** The socket event that tells of each counter (section 4 of the specification). */
const COUNTER_EVENTS = {
  inviteFriendToEarnNum: 'invite.friends.spins',
  inviteFriendEnergy: 'invite.friends.energy',
  taskRewardNum: 'task.reward',
  loginBonusRewardNum: 'badge.sign.up',
  dailyDepositSign: 'daily.deposit.sign',
  vipTabRewardsNum: 'vip.tab.rewards.num',
} as const satisfies Record<keyof Counters, string>

const MAX_LETTERS = 500

/**
 * All memory of one mock world: players, money, sessions, clock, faults, sockets, journal. Worlds never meet, so that
 * tests in parallel and developers side by side do not either.
 */
export class World implements WorldCore {
  readonly id: string
  readonly clock: WorldClock
  readonly random: SeededRandom
  readonly accounts = new Accounts()
  readonly sessions: Sessions
  readonly hub = new Hub()
  readonly faults = new Faults()
  readonly journal = new Journal()
  readonly idempotency = new Idempotency()
  readonly recharges: Recharges
  readonly plays: Plays
  /** Responses that a `timeout` fault never answers. */
  readonly hanging = new Set<ServerResponse>()
  #letters = 0

  /** `now` gives real time in milliseconds; all randomness comes from the id. */
  constructor(id: string, now: () => number) {
    this.id = id
    this.clock = new WorldClock(now)
    this.random = createRandom(id)
    this.sessions = new Sessions((session, why) => {
      const { code } = why === 'logout' ? CLOSE_CODES.normal : CLOSE_CODES.sessionRefused
      this.hub.close(code, why, (connection) => connection.sessionId === session.id)
    })
    this.recharges = new Recharges(this)
    this.plays = new Plays(this)
    addPersonas(this)
  }

  /** Tells a player's sockets of something, and keeps it until it is acknowledged. */
  push(uid: string, event: string, content: unknown): void {
    this.hub.push(uid, event, content)
  }

  /** Raises a counter by one and tells the player. */
  raise(account: Account, counter: keyof Counters): void {
    account.counters[counter] += 1
    this.push(account.uid, COUNTER_EVENTS[counter], account.counters[counter])
  }

  /** Puts a letter into a player's inbox and tells of the new unread count. `text` names it in `mocks/messages`. */
  sendLetter(account: Account, text: string, values: Record<string, string> = {}): void {
    this.fileLetter(account, text, values, false, this.clock.now())
    this.push(account.uid, 'inbox.unread', unreadLetters(account))
  }

  /** Puts a letter into a player's inbox without a word. */
  fileLetter(account: Account, text: string, values: Record<string, string>, read: boolean, createdAt: number): void {
    account.letters.unshift({ id: `L${String(++this.#letters).padStart(7, '0')}`, text, values, read, createdAt })
    if (account.letters.length > MAX_LETTERS) account.letters.length = MAX_LETTERS
  }

  /** Lets go of everything that outlives memory: timers, sockets, unanswered calls. */
  close(): void {
    this.clock.stop()
    this.hub.close(CLOSE_CODES.goingAway.code, 'world ended')
    for (const response of this.hanging) response.destroy()
    this.hanging.clear()
  }
}
