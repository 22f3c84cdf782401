import { isDeepStrictEqual } from 'node:util'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readShows, type ShownValue } from '@tumpak/contract-kit/rules.ts'
import type { Finding } from './change.ts'

type Shows = ReturnType<typeof readShows>

/** What a read must show after a success. */
interface Promised extends Omit<ShownValue, 'kind' | 'proposed'> {
  kind: ShownValue['kind'] | 'changes'
}

/**
 * Compares what reads must show after a success (`x-shows`). It binds backends alone: an app reads again what `x-affects`
 * names, whatever the read shows.
 */
export function shownChanges(
  add: (finding: Finding) => void,
  old: Json,
  now: Json,
  renamed: ReadonlyMap<string, string>,
  place: string,
): void {
  const getName = (read: string): string => renamed.get(read) ?? read
  const report = (text: string, breaks: Finding['breaks']): void => add({ rule: 'x-shows', place, text, breaks })
  // Older documents have only `x-affects`, which listed the reads that a backend must show.
  const [was, is] = [readShows(old['x-shows'] ?? old['x-affects']), readShows(now['x-shows'])]
  const list = (shows: Shows): Promised[] => listPromised(shows).map((one) => ({ ...one, read: getName(one.read) }))
  const [gone, added] = [list(was), list(is)]
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
    report(`It had to show that ${say(one)}; now ${say(other)}`, asksLess(one, other) ? [] : ['backends'])
  }
  for (const one of gone) report(`It need not show any more that ${say(one)}`, [])
  for (const one of added) report(`It must show that ${say(one)}`, ['backends'])
  const known = new Set([...was.shows.map(getName), ...added.map(({ read }) => read)])
  for (const read of is.shows) if (!known.has(getName(read))) report(`${read} must show it`, ['backends'])
}

function listPromised({ showsAt, showsValues }: Shows): Promised[] {
  return [
    ...showsAt.map((one): Promised => ({ ...one, kind: 'changes', value: undefined })),
    ...showsValues.map(({ read, pointer, kind, value }): Promised => ({ read, pointer, kind, value })),
  ]
}

function isOfOnePlace(one: Promised, other: Promised): boolean {
  return one.kind === other.kind && one.read === other.read && one.pointer === other.pointer
}

/** Whether each response that keeps the old promise keeps the new one. */
function asksLess({ kind, value: was }: Promised, { value: is }: Promised): boolean {
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
