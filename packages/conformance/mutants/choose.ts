import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { responseMutants } from './response-mutants.ts'
import { behaviorMutants } from './behavior-mutants.ts'
import { lateMutants } from './late-mutants.ts'
import { keyMutants } from './key-mutants.ts'
import { KINDS, type Mutant } from './mutant.ts'
import { hash, mulberry32 } from '@tumpak/contract-kit/random.ts'

/** Returns all mutants whose fault violates the document. */
export function allMutants(root: Json): Mutant[] {
  return readOperations(root).flatMap((operation) => [
    ...responseMutants(root, operation),
    ...behaviorMutants(root, operation),
    ...keyMutants(operation),
    ...lateMutants(root, operation),
  ])
}

/** Yields the mutants in a seeded order with alternating kinds, so that any first part has some of each. */
export function inTurns(mutants: Mutant[], seed: number): Generator<Mutant> {
  return inOrder(mutants, seed, KINDS)
}

/** Yields any mutants in a seeded order with alternating kinds. A new mutant does not change the order of the others. */
export function* inOrder<One extends { id: string; kind: string }>(
  mutants: readonly One[],
  seed: number,
  kinds: readonly string[] = [...new Set(mutants.map(({ kind }) => kind))],
): Generator<One> {
  const queues = kinds.map((kind) =>
    mutants
      .filter((mutant) => mutant.kind === kind)
      .map((mutant) => ({ mutant, place: mulberry32(hash(`${String(seed)} ${mutant.id}`))() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ mutant }) => mutant),
  )
  while (queues.some(({ length }) => length > 0)) {
    for (const queue of queues) {
      const next = queue.pop()
      if (next !== undefined) yield next
    }
  }
}
