import type { Account } from './account.ts'
import { dayNumber, startOfDay } from './manila-days.ts'
import type { WorldClock } from './clock.ts'

/** A round as its listeners hear of it. Amounts in centavos. */
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
  played: (account: Account, round: PlayedRound) => void
  /** A Manila day has begun. Milliseconds since 1970. */
  dayBegan: (now: number) => void
}

/** What happens in a world, told to the parts that wait for it; history that a world begins with is not told. */
export class Happenings {
  readonly #listeners: { [Kind in keyof Listeners]: Listeners[Kind][] } = {
    registered: [],
    joined: [],
    loggedIn: [],
    deposited: [],
    played: [],
    dayBegan: [],
  }

  /** Runs a listener whenever it happens, in the order in which listeners came. */
  on<Kind extends keyof Listeners>(kind: Kind, listener: Listeners[Kind]): void {
    ;(this.#listeners[kind] as Listeners[Kind][]).push(listener)
  }

  tell<Kind extends keyof Listeners>(kind: Kind, ...what: Parameters<Listeners[Kind]>): void {
    for (const listener of this.#listeners[kind] as ((...what: Parameters<Listeners[Kind]>) => void)[])
      listener(...what)
  }
}

/** Tells of each Manila day that the clock comes to, also of those that it is moved over. */
export function ringDays(clock: WorldClock, happenings: Happenings): void {
  const next = startOfDay(dayNumber(clock.now()) + 1)
  clock.at(next, () => {
    happenings.tell('dayBegan', next)
    ringDays(clock, happenings)
  })
}
