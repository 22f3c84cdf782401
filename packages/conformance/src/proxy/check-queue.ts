import { allCheck } from '../checks/whole/all.ts'
import { describeError } from '../checks/run-checks.ts'
import type { Inconclusive } from '../context/run-report.ts'

/** How many checks may wait; each keeps a request and its response in memory. */
const MAX_WAITING = 1000

/** Runs checks between requests. Neither a failed check nor a full queue stops the proxy. */
export class CheckQueue {
  readonly #waiting: (() => void)[] = []
  readonly #troubles = new Map<string, number>()
  #isBusy = false

  /** Runs a check in a later turn of the event loop, so that traffic goes first. */
  add(check: () => void): void {
    if (this.#waiting.length >= MAX_WAITING) return this.#count('the traffic was faster than the checks')
    this.#waiting.push(check)
    if (this.#isBusy) return
    this.#isBusy = true
    const next = (): void => {
      if (this.#runNext()) setImmediate(next)
      else this.#isBusy = false
    }
    setImmediate(next)
  }

  /** Runs all waiting checks now. */
  drain(): void {
    while (this.#runNext());
  }

  /** Reports what was forwarded without checks. */
  get inconclusive(): Inconclusive[] {
    return [...this.#troubles].map(([why, times]) => ({
      operationId: 'proxy',
      check: allCheck.id,
      reason: `${String(times)} requests or frames were forwarded without checks: ${why}`,
      byChoice: true,
    }))
  }

  #runNext(): boolean {
    const check = this.#waiting.shift()
    if (check === undefined) return false
    try {
      check()
    } catch (error) {
      this.#count(describeError(error))
    }
    return true
  }

  #count(why: string): void {
    if (this.#troubles.size < MAX_WAITING) this.#troubles.set(why, (this.#troubles.get(why) ?? 0) + 1)
  }
}
