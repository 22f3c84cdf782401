import type { Roots } from './branches.ts'
import type { Finding, Party } from './change.ts'
import type { Shift } from './limits.ts'

/** Two versions of one schema with the context of their comparison. */
export interface Comparison {
  readonly roots: Roots
  /** Who produces the value: players produce requests, backends responses. */
  readonly producer: Party
  /** Reports a difference. */
  readonly add: (finding: Finding) => void
  /** The pairs being compared, to stop recursion. */
  readonly seen: Set<string>
}

/** Returns the party that receives what the producer sends. */
export function getConsumer(producer: Party): Party {
  return producer === 'players' ? 'backends' : 'players'
}

/**
 * Returns who breaks if more or fewer values are valid than before: an old producer still sends values that are now
 * forbidden, an old consumer does not accept values that are newly allowed.
 */
export function getBroken(producer: Party, shift: Shift): Party[] {
  if (shift === 'wider') return [getConsumer(producer)]
  return shift === 'narrower' ? [producer] : [producer, getConsumer(producer)]
}
