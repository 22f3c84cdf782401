import type { components } from '#generated/openapi.d.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'

type ReminderMinutes = components['schemas']['PlaySession']['reminderMinutes']

/** A session of play. Amounts in centavos. */
export interface PlaySession {
  startedAt: number
  /** The newest launch or round. */
  lastAt: number
  staked: number
  won: number
  /** When the player answered a reality check, else the start. */
  countsFrom: number
  /** When the player was reminded of the check that is due. */
  remindedAt: number | undefined
}

const MAX_PAUSE_MS = 15 * MINUTE_MS
const DEFAULT_MINUTES: ReminderMinutes = 30

/** The sessions of play and their reality checks. */
export class PlaySessions {
  readonly #sandbox: SandboxCore
  readonly #sessions = new Map<string, PlaySession>()
  readonly #minutes = new Map<string, ReminderMinutes>()
  readonly #timers = new Map<string, () => void>()

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
    sandbox.events.on('launched', (account) => this.#touch(account))
    sandbox.events.on('played', (account, { bet, win }) => {
      const session = this.#touch(account)
      session.staked += bet
      session.won += win
    })
  }

  /** A player's session of play; undefined once it has ended. */
  get({ uid }: Account): PlaySession | undefined {
    const session = this.#sessions.get(uid)
    return session !== undefined && session.lastAt + MAX_PAUSE_MS > this.#sandbox.clock.now() ? session : undefined
  }

  getMinutes({ uid }: Account): ReminderMinutes {
    return this.#minutes.get(uid) ?? DEFAULT_MINUTES
  }

  /** When the next reality check of a session is due. */
  getDueAt(account: Account, { countsFrom }: PlaySession): number {
    return countsFrom + this.getMinutes(account) * MINUTE_MS
  }

  setMinutes(account: Account, minutes: ReminderMinutes): void {
    this.#minutes.set(account.uid, minutes)
    const session = this.get(account)
    if (session === undefined) return
    if (this.getDueAt(account, session) > this.#sandbox.clock.now()) session.remindedAt = undefined
    this.#schedule(account, session)
  }

  /** Notes the answer to a reality check. */
  answer(account: Account): void {
    const session = this.get(account)
    if (session === undefined) return
    session.countsFrom = this.#sandbox.clock.now()
    session.remindedAt = undefined
    this.#schedule(account, session)
  }

  /** Ends a player's session, because a break has begun. */
  end({ uid }: Account): void {
    this.#sessions.delete(uid)
    this.#timers.get(uid)?.()
  }

  /** Notes a launch or a round. */
  #touch(account: Account): PlaySession {
    const now = this.#sandbox.clock.now()
    const running = this.get(account)
    if (running !== undefined) {
      running.lastAt = now
      return running
    }
    const session = { startedAt: now, lastAt: now, staked: 0, won: 0, countsFrom: now, remindedAt: undefined }
    this.#sessions.set(account.uid, session)
    this.#schedule(account, session)
    return session
  }

  #schedule(account: Account, session: PlaySession): void {
    this.#timers.get(account.uid)?.()
    const { clock, features } = this.#sandbox
    if (!features.includes('responsiblePlay')) return
    const cancel = clock.at(Math.max(clock.now(), this.getDueAt(account, session)), () => {
      if (this.get(account) !== session || session.remindedAt !== undefined) return
      session.remindedAt = clock.now()
      const minutes = Math.floor((clock.now() - session.startedAt) / MINUTE_MS)
      this.#sandbox.push(account.uid, 'session.reminder', { minutes })
    })
    this.#timers.set(account.uid, cancel)
  }
}
