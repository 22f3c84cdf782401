import { MINUTE_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** The longest time that counts after a launch or a round. */
export const MAX_GAP_MS = 5 * MINUTE_MS

/** How long players have played: from each launch and round to the next one. */
export class PlayTimes {
  readonly #sandbox: SandboxCore
  readonly #launches = new Map<string, number[]>()

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
    sandbox.events.on('launched', ({ uid }) => {
      this.#launches.set(uid, [...(this.#launches.get(uid) ?? []), sandbox.clock.now()])
    })
  }

  /** The time of play in a span, in milliseconds. */
  getMs({ uid, rounds }: Account, start: number, end: number): number {
    const until = Math.min(end, this.#sandbox.clock.now())
    const moments = [...rounds.map(({ playedAt }) => playedAt), ...(this.#launches.get(uid) ?? [])]
      .filter((at) => at > start - MAX_GAP_MS && at < until)
      .toSorted((a, b) => a - b)
    return moments.reduce((sum, at, index) => {
      const next = Math.min(moments[index + 1] ?? until, at + MAX_GAP_MS, until)
      return sum + Math.max(0, next - Math.max(at, start))
    }, 0)
  }

  /** The time of play in a span, in whole minutes. */
  getMinutes(account: Account, start: number, end: number): number {
    return Math.floor(this.getMs(account, start, end) / MINUTE_MS)
  }
}
