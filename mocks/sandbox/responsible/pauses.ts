import type { components } from '#generated/openapi.d.ts'
import { addMonths } from '../../lib/manila-days.ts'
import { DAY_MS, HOUR_MS, toInstant } from '../../lib/time.ts'
import type { Messages } from '../../messages/en-us.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'

type PlayState = components['schemas']['PlayState']

/** A break or an exclusion. */
export interface Pause {
  state: 'break' | 'excluded'
  until: number
}

/** A break that an account has taken for its device. */
interface DeviceBreak {
  uid: string
  until: number
}

/** The end of a break of some hours, or of an exclusion of some months. */
export function getPauseEnd(now: number, length: { hours: number } | { months: number }): number {
  return 'hours' in length ? now + length.hours * HOUR_MS : addMonths(now, length.months)
}

/** Breaks, exclusions and restrictions of players, and the day without promotions after a loss limit. */
export class Pauses {
  readonly #sandbox: SandboxCore
  readonly #pauses = new Map<string, Pause>()
  readonly #ofDevices = new Map<string, DeviceBreak[]>()
  readonly #restricted = new Set<string>()
  readonly #heldUntil = new Map<string, number>()
  readonly #onBegin: (account: Account) => void

  /** `onBegin` gets each player whose play is paused from now on. */
  constructor(sandbox: SandboxCore, onBegin: (account: Account) => void) {
    this.#sandbox = sandbox
    this.#onBegin = onBegin
  }

  /** Begins a break or an exclusion. False if an earlier one of the account ends later. */
  begin(account: Account, pause: Pause, forDevice = false): boolean {
    const own = this.#getOwn(account)
    if (own !== undefined && own.until > pause.until) return false
    this.file(account, pause)
    const deviceId = this.#sandbox.sessions.getDevice(account.uid) ?? ''
    const isOfDevice = forDevice && deviceId !== ''
    if (isOfDevice) {
      const ofOthers = (this.#ofDevices.get(deviceId) ?? []).filter(({ uid }) => uid !== account.uid)
      const ofDevice = { uid: account.uid, until: pause.until }
      this.#ofDevices.set(deviceId, [...ofOthers, ofDevice])
      this.#sandbox.clock.at(pause.until, () => {
        if (this.#ofDevices.get(deviceId)?.includes(ofDevice)) this.#tell(this.#getOthers(deviceId, account))
      })
    }
    const affected = [account, ...(isOfDevice ? this.#getOthers(deviceId, account) : [])]
    for (const one of affected) this.#onBegin(one)
    this.#tell(affected)
    return true
  }

  /** Records a break or an exclusion without an event at its begin. */
  file(account: Account, pause: Pause): void {
    this.#pauses.set(account.uid, pause)
    this.#sandbox.clock.at(pause.until, () => {
      if (this.#pauses.get(account.uid) === pause) this.#tell([account])
    })
  }

  /** Records that the law or the regulator keeps this person from playing. */
  restrict({ uid }: Account): void {
    this.#restricted.add(uid)
  }

  /** The back office sets a player's own state; it may end a break, which the player cannot. */
  override(account: Account, state: PlayState['state'], until: number): void {
    this.#pauses.delete(account.uid)
    this.#restricted.delete(account.uid)
    this.#heldUntil.delete(account.uid)
    if (state === 'restricted') this.restrict(account)
    if (state === 'break' || state === 'excluded') this.file(account, { state, until })
    if (state !== 'open') this.#onBegin(account)
    this.#tell([account])
  }

  /** Holds promotions for a day. */
  hold({ uid }: Account): void {
    this.#heldUntil.set(uid, this.#sandbox.clock.now() + DAY_MS)
  }

  /** Whether games and deposits are refused. */
  isPaused(account: Account): boolean {
    return this.#getState(account) !== 'open'
  }

  /** Whether nothing may be promoted. */
  isHeld(account: Account): boolean {
    return this.isPaused(account) || this.#getHeldUntil(account) !== undefined
  }

  /** The state as the player gets it. */
  show(account: Account, text: Messages): PlayState {
    const state = this.#getState(account)
    const heldUntil = this.#getHeldUntil(account)
    if (state === 'restricted') return { state, reason: text.responsible.restricted }
    const pause = this.#find(account)
    if (pause !== undefined)
      return { state, until: toInstant(pause.until), ...(pause.isOfDevice && { isOfDevice: true }) }
    return { state, ...(heldUntil !== undefined && { heldUntil: toInstant(heldUntil) }) }
  }

  #getState(account: Account): PlayState['state'] {
    return this.#restricted.has(account.uid) ? 'restricted' : (this.#find(account)?.state ?? 'open')
  }

  #getHeldUntil({ uid }: Account): number | undefined {
    const until = this.#heldUntil.get(uid)
    return until !== undefined && until > this.#sandbox.clock.now() ? until : undefined
  }

  #getOwn({ uid }: Account): Pause | undefined {
    const pause = this.#pauses.get(uid)
    return pause !== undefined && pause.until > this.#sandbox.clock.now() ? pause : undefined
  }

  /** The break or exclusion that ends last: the account's own, or one of its device. */
  #find(account: Account): (Pause & { isOfDevice: boolean }) | undefined {
    const own = this.#getOwn(account)
    const ofDevice = (this.#ofDevices.get(this.#sandbox.sessions.getDevice(account.uid) ?? '') ?? [])
      .filter(({ uid, until }) => uid !== account.uid && until > this.#sandbox.clock.now())
      .map(({ until }) => ({ state: 'break' as const, until, isOfDevice: true }))
    return [...(own === undefined ? [] : [{ ...own, isOfDevice: false }]), ...ofDevice].toSorted(
      (a, b) => b.until - a.until,
    )[0]
  }

  /** The other players who are logged in on a device. */
  #getOthers(deviceId: string, { uid }: Account): Account[] {
    return this.#sandbox.accounts
      .all()
      .filter((other) => other.uid !== uid && this.#sandbox.sessions.getDevice(other.uid) === deviceId)
  }

  #tell(accounts: readonly Account[]): void {
    for (const account of accounts) this.#sandbox.push(account.uid, 'play.state', { state: this.#getState(account) })
  }
}
