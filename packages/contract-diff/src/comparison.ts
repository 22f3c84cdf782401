import type { Roots } from './branches.ts'
import type { Finding, Party } from './change.ts'
import type { Shift } from './limits.ts'

/** Two versions of one schema, and the context of their comparison. */
export interface Comparison {
  readonly roots: Roots
  /** Who produces the value: players make requests, backends make responses. */
  readonly producer: Party
  /** Reports a difference. */
  readonly add: (finding: Finding) => void
  /** The pairs in progress, against recursion. */
  readonly seen: Set<string>
}

/** The other side of a value. */
export function getConsumer(producer: Party): Party {
  return producer === 'players' ? 'backends' : 'players'
}

/**
 * Who breaks if more or fewer values are valid than before. An old producer still sends what is forbidden now; an old
 * consumer does not accept what is allowed now.
 */
export function letDown(producer: Party, shift: Shift): Party[] {
  if (shift === 'wider') return [getConsumer(producer)]
  return shift === 'narrower' ? [producer] : [producer, getConsumer(producer)]
}
