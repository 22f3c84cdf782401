import type { Roots } from '../branches.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import type { Finding } from '../change.ts'
import type { Shift } from './limits.ts'

/** Two versions of one schema with the context of their comparison. */
export interface Comparison {
  readonly roots: Roots
  /** Who produces the value: apps produce requests, backends responses. */
  readonly producer: Party
  /** Reports a difference. */
  readonly add: (finding: Finding) => void
  /** What was found for each pair of schemas. A pair that is being compared has nothing yet, which stops recursion. */
  readonly seen: Map<string, readonly Finding[]>
}

/** Returns the party that receives what the producer sends. */
export function getConsumer(producer: Party): Party {
  return producer === 'apps' ? 'backends' : 'apps'
}

/**
 * Returns who breaks if more or fewer values are valid than before: an old producer still sends values that are now
 * forbidden, an old consumer does not accept values that are newly allowed.
 */
export function getBroken(producer: Party, shift: Shift): Party[] {
  if (shift === 'wider') return [getConsumer(producer)]
  return shift === 'narrower' ? [producer] : [producer, getConsumer(producer)]
}
