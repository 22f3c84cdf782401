import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { matchBranches, matchRest, type MatchedBranches } from '../branches.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import type { Finding } from '../change.ts'
import { getConsumer, type Comparison } from './comparison.ts'

type Compare = (comparison: Comparison, old: DocumentNode, now: DocumentNode, label: string) => void

/** How much of an alternative without a name is quoted. */
const MAX_QUOTED = 60

/**
 * Compares what a value could be with what it can be. An alternative that is gone breaks nobody if another one allows
 * all its values, nor does a new one whose values another one allowed.
 */
export function alternativeChanges(
  comparison: Comparison,
  old: readonly DocumentNode[],
  now: readonly DocumentNode[],
  label: string,
  place: string,
  compare: Compare,
): void {
  const { producer, add } = comparison
  const consumer = getConsumer(producer)
  const find = (one: DocumentNode, other: DocumentNode): Finding[] =>
    collect(comparison, (each) => compare(each, one, other, label))
  const isKept = (one: DocumentNode): boolean => now.some((other) => !breaks(find(one, other), producer))
  const isKnown = (other: DocumentNode): boolean => old.some((one) => !breaks(find(one, other), consumer))
  const report = (rule: string, text: string, broken: readonly Party[]): void =>
    add({ rule: `union-${rule}`, place, text: `${label}: ${text}`, breaks: broken })

  const { pairs, gone, added } = pairAlternatives(comparison, old, now, find)
  for (const [one, other] of pairs) {
    const found = find(one, other)
    const excused = new Set<Party>()
    if (breaks(found, producer) && isKept(one)) excused.add(producer)
    if (breaks(found, consumer) && isKnown(other)) excused.add(consumer)
    for (const each of found) add({ ...each, breaks: each.breaks.filter((party) => !excused.has(party)) })
  }
  for (const one of gone) report('narrower', `no longer ${getName(one)}`, isKept(one) ? [] : [producer])
  for (const other of added) report('wider', `may also be ${getName(other)}`, isKnown(other) ? [] : [consumer])
}

/** Runs a comparison, and returns what it finds, each once. */
export function collect(comparison: Comparison, run: (comparison: Comparison) => void): Finding[] {
  const found: Finding[] = []
  run({ ...comparison, add: (one) => void found.push(one) })
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** Whether findings break anybody, or a party. */
export function breaks(findings: readonly Finding[], party?: Party): boolean {
  return findings.some((one) => (party === undefined ? one.breaks.length > 0 : one.breaks.includes(party)))
}

/**
 * Pairs alternatives that are the same thing: by name, then those of which one allows all that the other did, then by
 * kind.
 */
function pairAlternatives(
  { roots, producer }: Comparison,
  old: readonly DocumentNode[],
  now: readonly DocumentNode[],
  find: (one: DocumentNode, other: DocumentNode) => Finding[],
): MatchedBranches {
  const named = matchBranches(roots, old, now)
  const pairs = [...named.pairs]
  let { added } = named
  const pair = (one: DocumentNode, mate: DocumentNode): void => {
    pairs.push([one, mate])
    added = added.filter((other) => other !== mate)
  }
  const gone = named.gone.filter((one) => {
    const heirs = added.filter((other) => !breaks(find(one, other), producer))
    const heir = heirs.find((other) => !breaks(find(one, other))) ?? heirs[0]
    if (heir !== undefined) pair(one, heir)
    return heir === undefined
  })
  const isKept = (one: DocumentNode): boolean => now.some((other) => !breaks(find(one, other), producer))
  const kept = gone.filter(isKept)
  const rest = matchRest(roots, { pairs, gone: gone.filter((one) => !kept.includes(one)), added })
  const [only, ...others] = rest.gone
  // What was alone before became one of several, with changes.
  const nearest =
    only && others.length === 0 && old.length === 1 ? getNearest(rest.added, (one) => find(only, one)) : undefined
  return only === undefined || nearest === undefined
    ? { ...rest, gone: [...kept, ...rest.gone] }
    : { pairs: [...rest.pairs, [only, nearest]], gone: kept, added: rest.added.filter((one) => one !== nearest) }
}

function getNearest(
  nodes: readonly DocumentNode[],
  find: (node: DocumentNode) => readonly Finding[],
): DocumentNode | undefined {
  const count = (node: DocumentNode): number => find(node).filter((one) => one.breaks.length > 0).length
  return nodes.toSorted((one, other) => count(one) - count(other))[0]
}

function getName({ component, value, parts = [] }: DocumentNode): string {
  const [title] = [value, ...parts.map((one) => one.value)]
    .map((one) => one['title'])
    .filter((one) => typeof one === 'string')
  return component ?? title ?? JSON.stringify(parts.at(-1)?.value ?? value).slice(0, MAX_QUOTED)
}
