import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { SessionPool } from '../../context/session-pool.ts'

/** A check that takes longer than 5 s. Cases wait concurrently, so a run takes as long as the longest. */
export interface SlowCase {
  operation: Operation
  check: string
  /** The wait between its two halves. */
  seconds: number
  /** The first half; returns the second one, or undefined if there is nothing to wait for. */
  begin(pool: SessionPool): Promise<(() => Promise<void>) | undefined>
}

/** How long a session or a key stays idle. */
export const SILENCE_S = 60
