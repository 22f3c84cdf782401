import type { Roots } from './branches.ts'
import type { Finding, Party } from './change.ts'
import type { Shift } from './limits.ts'

/** Two versions of one schema, and what is needed to judge them. */
export interface Comparison {
  readonly roots: Roots
  /** Who makes such a value: a request is made by players, an answer by backends. */
  readonly producer: Party
  /** Tells of a difference. */
  readonly add: (finding: Finding) => void
  /** The pairs that are being compared, against recursion. */
  readonly seen: Set<string>
}

/** The other side of a value. */
export function consumerOf(producer: Party): Party {
  return producer === 'players' ? 'backends' : 'players'
}

/**
 * Who is let down where more or fewer values pass than before. A producer of yesterday still makes what has become
 * forbidden; a consumer of yesterday does not take what has become allowed.
 */
export function letDown(producer: Party, shift: Shift): Party[] {
  if (shift === 'wider') return [consumerOf(producer)]
  return shift === 'narrower' ? [producer] : [producer, consumerOf(producer)]
}
