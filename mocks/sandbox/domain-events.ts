import { dayNumber, startOfDay } from '../lib/manila-days.ts'
import type { SandboxClock } from './clock.ts'
import type { Account } from './identity/account.ts'

/** A round as its listeners get it. Amounts in centavos. */
export interface PlayedRound {
  gameId: string
  bet: number
  win: number
  at: number
}

interface Listeners {
  /** A player has registered. */
  registered: (account: Account) => void
  /** A player has bound an invitation code after registering. */
  joined: (account: Account) => void
  loggedIn: (account: Account) => void
  /** A deposit has succeeded. Centavos. */
  deposited: (account: Account, centavos: number) => void
  /** A game was launched. */
  launched: (account: Account) => void
  played: (account: Account, round: PlayedRound) => void
  /** A Manila day has begun. Milliseconds since 1970. */
  dayBegan: (now: number) => void
}

/** The events of a sandbox; its initial history emits none. */
export class DomainEvents {
  readonly #listeners: { [Kind in keyof Listeners]: Listeners[Kind][] } = {
    registered: [],
    joined: [],
    loggedIn: [],
    deposited: [],
    launched: [],
    played: [],
    dayBegan: [],
  }

  /** Adds a listener; listeners run in the order of their registration. */
  on<Kind extends keyof Listeners>(kind: Kind, listener: Listeners[Kind]): void {
    ;(this.#listeners[kind] as Listeners[Kind][]).push(listener)
  }

  emit<Kind extends keyof Listeners>(kind: Kind, ...what: Parameters<Listeners[Kind]>): void {
    for (const listener of this.#listeners[kind] as ((...what: Parameters<Listeners[Kind]>) => void)[])
      listener(...what)
  }
}

/** Emits each Manila day that the clock reaches, including skipped ones. */
export function emitDays(clock: SandboxClock, events: DomainEvents): void {
  const next = startOfDay(dayNumber(clock.now()) + 1)
  clock.at(next, () => {
    events.emit('dayBegan', next)
    emitDays(clock, events)
  })
}
