import { Backoff, type BackoffOptions } from '../../src/realtime/backoff.ts'

/** One reconnect storm. Times in seconds from the moment at which the server stops. */
export interface Storm {
  readonly players: number
  /** Over how long the connections close: the network's spread after a crash, or a server that closes them in turn. */
  readonly closingSeconds: number
  /** How long no connection is admitted. */
  readonly awaySeconds: number
  /** Connections that the server admits in a second. */
  readonly admittedPerSecond: number
  /** Connections that may wait for that; more are refused at once. */
  readonly queue: number
  readonly backoff: BackoffOptions
}

/** What a storm is like. */
export interface StormFigures {
  readonly attempts: number
  /** Attempts in the busiest second. */
  readonly busiestSecond: number
  /** When half of the players, and when all, are back. */
  readonly halfBack: number
  readonly allBack: number
}

const SLOTS_PER_SECOND = 100

/**
 * Computes a storm by the client's own {@link Backoff}. Every player's attempts are independent; the server admits in the
 * order of arrival.
 */
export function computeStorm(storm: Storm): StormFigures {
  const { players, closingSeconds, awaySeconds, admittedPerSecond, queue, backoff } = storm
  const slots = new Map<number, Backoff[]>()
  const schedule = (client: Backoff, fromSlot: number): void => {
    const slot = fromSlot + Math.max(1, Math.round((client.next() / 1000) * SLOTS_PER_SECOND))
    const others = slots.get(slot)
    if (others === undefined) slots.set(slot, [client])
    else others.push(client)
  }
  for (let player = 0; player < players; player += 1) {
    schedule(new Backoff(backoff), Math.floor((player * closingSeconds * SLOTS_PER_SECOND) / players))
  }
  const attempts: number[] = []
  let [waiting, back, halfBack, slot] = [0, 0, 0, 0]
  for (; back < players; slot += 1) {
    const isAway = slot < awaySeconds * SLOTS_PER_SECOND
    const arrivals = slots.get(slot) ?? []
    slots.delete(slot)
    attempts.push(arrivals.length)
    for (const client of arrivals) {
      if (!isAway && waiting < queue) waiting += 1
      else schedule(client, slot)
    }
    const admitted = isAway ? 0 : Math.min(waiting, admittedPerSecond / SLOTS_PER_SECOND)
    waiting -= admitted
    back += admitted
    if (halfBack === 0 && back >= players / 2) halfBack = slot
    // Fractions of a rate leave a rest that no player is.
    if (players - back < 0.5) break
  }
  return {
    attempts: attempts.reduce((sum, count) => sum + count, 0),
    busiestSecond: busiestWindow(attempts, SLOTS_PER_SECOND),
    halfBack: halfBack / SLOTS_PER_SECOND,
    allBack: slot / SLOTS_PER_SECOND,
  }
}

/** The largest sum of neighboring counts. */
export function busiestWindow(counts: readonly number[], width: number): number {
  let [sum, most] = [0, 0]
  for (const [index, count] of counts.entries()) {
    sum += count - (counts[index - width] ?? 0)
    most = Math.max(most, sum)
  }
  return most
}
