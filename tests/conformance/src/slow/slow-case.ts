import type { Operation } from '../document/operation.ts'
import type { Stage } from '../run/judge-call.ts'

/** Something that takes longer than 5 s to provoke. Cases wait together, so that a run takes as long as the longest. */
export interface SlowCase {
  operation: Operation
  check: string
  /** How long it waits between its two halves. */
  seconds: number
  /** The first half; gives the second one, or undefined where nothing is left to wait for. */
  begin(stage: Stage): Promise<(() => Promise<void>) | undefined>
}

/** How long a session, or a key, is left alone: a player looks away for as long. */
export const SILENCE_S = 60
