import { isDeepStrictEqual } from 'node:util'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { readShows, type ShownValue } from '@tumpak/contract-kit/rules.ts'
import { hasKeyword, type KeywordSide } from './keyword-side.ts'

type Shows = ReturnType<typeof readShows>

/** What a read must show after a success. */
interface Promised extends Omit<ShownValue, 'kind' | 'proposed'> {
  kind: ShownValue['kind'] | 'changes'
}

/**
 * Compares what reads must show after a success (`x-shows`). It binds backends alone: an app reads again what `x-affects`
 * names, whatever the read shows. What says more of a read that had to show it already asks for nothing else.
 */
export function shownChanges({ add, roots, old, now, place }: KeywordSide): void {
  const report = (text: string, isBreaking: boolean): void =>
    add({ rule: 'x-shows', place, text, breaks: isBreaking ? ['backends'] : [] })
  // Older documents have only `x-affects`, which listed the reads that a backend must show.
  const [was, is] = [readShows(old['x-shows'] ?? old['x-affects']), readShows(now['x-shows'])]
  const [gone, added] = [listPromised(was), listPromised(is)]
  const takePair = (isPair: (one: Promised, other: Promised) => boolean): [Promised, Promised] | undefined => {
    for (const one of gone) {
      const other = added.find((candidate) => isPair(one, candidate))
      if (other === undefined) continue
      gone.splice(gone.indexOf(one), 1)
      added.splice(added.indexOf(other), 1)
      return [one, other]
    }
    return undefined
  }
  while (takePair((one, other) => isDeepStrictEqual(one, other)) !== undefined);
  for (let pair = takePair(isOfOnePlace); pair !== undefined; pair = takePair(isOfOnePlace)) {
    const [one, other] = pair
    const isSame = isImplied(one, other) || isImplied(other, one)
    report(`It had to show that ${say(one)}; now ${say(other)}`, !isSame)
  }
  const isKnown = (read: string): boolean =>
    was.shows.includes(read) || !(['x-shows', 'x-affects'] as const).some((one) => hasKeyword(roots.old, one))
  const isOpposite = (other: Promised): boolean =>
    gone.some((one) => isOfPlace(one, other) && one.kind !== 'changes' && other.kind !== 'changes')
  for (const one of added) report(`It must show that ${say(one)}`, !isKnown(one.read) || isOpposite(one))
  for (const one of gone) report(`It need not show any more that ${say(one)}`, false)
  const told = new Set(added.map(({ read }) => read))
  for (const read of is.shows)
    if (!was.shows.includes(read) && !told.has(read)) report(`${read} must show it`, !isKnown(read))
}

function listPromised({ showsAt, showsValues }: Shows): Promised[] {
  return [
    ...showsAt.map((one): Promised => ({ ...one, kind: 'changes', value: undefined })),
    ...showsValues.map(({ read, pointer, kind, value }): Promised => ({ read, pointer, kind, value })),
  ]
}

function isOfPlace(one: Promised, other: Promised): boolean {
  return one.read === other.read && one.pointer === other.pointer
}

function isOfOnePlace(one: Promised, other: Promised): boolean {
  return one.kind === other.kind && isOfPlace(one, other)
}

/** Whether each response that keeps the first promise keeps the second. */
function isImplied({ kind, value: was }: Promised, { value: is }: Promised): boolean {
  if (!isJson(was) || !isJson(is)) return false
  const [few, many] = kind === 'has' ? [is, was] : [was, is]
  return kind !== 'is' && Object.entries(few).every(([name, value]) => isDeepStrictEqual(value, many[name]))
}

function say({ read, pointer, kind, value }: Promised): string {
  const [where, what] = [`${read}${pointer === '' ? '' : `#${pointer}`}`, JSON.stringify(value)]
  if (kind === 'changes') return `${where} changes`
  if (kind === 'is') return `${where} is ${what}`
  return `${where} has ${kind === 'has' ? 'an' : 'no'} item with ${what}`
}
