import type { Seen } from '../../document/flatten.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { isRefused, type Snapshot } from '../../context/watch.ts'
import { isIdName } from '../../cases/path-ids.ts'

/** Verbs of operations that add something to a list. */
const ADDS = new Set(['add', 'create', 'save', 'collect', 'bookmark', 'join', 'book', 'register'])
/** Verbs of operations that use something up, so that a repetition is refused. */
const USES_UP = new Set(['claim', 'redeem', 'pay', 'buy', 'purchase', 'withdraw', 'transfer', 'exchange', 'order'])
/** Verbs of operations that undo, and words of a field that negate it. */
const UNDOES =
  /^(remove|delete|clear|cancel|disable|revoke|reject|stop|leave|un\w{3,}|de(activate|select)|toggle|reset)$/
const NEGATIVE = new Set(['null', 'not', 'no', 'missing', 'empty', 'without', 'un'])
const FILLERS = new Set(['is', 'has', 'was', 'are', 'have', 'needs'])

/**
 * Describes an effect that a success must have by the operation's name, and that no read of `x-shows` shows: money
 * moved, a reward claimed, a non-empty list, or a flag set. Undefined if there is none.
 */
export function unmetEffect({ operation, input }: RequestResult, after: Snapshot): string | undefined {
  const words = toWords(operation.id)
  if (operation.effect === 'money' || USES_UP.has(words[0] ?? '')) return 'nothing has changed'
  if (words.some((word) => UNDOES.test(word))) return undefined
  const shown = [...after].filter(([, seen]) => !isRefused(seen))
  for (const [read, seen] of shown) {
    const flag = unsetFlag(words, input.body, seen)
    if (flag !== undefined) return `${flag} in ${read} is as it was`
  }
  if (operation.method !== 'POST' || !words.some((word) => ADDS.has(word))) return undefined
  const empty = shown.find(([, seen]) => isEmptyList(seen))
  return empty === undefined ? undefined : `${empty[0]} is empty`
}

/** Returns a flag named like the operation (`read` for `readLetter`) that is not set on its object. */
function unsetFlag(words: readonly string[], body: unknown, seen: Seen): string | undefined {
  const ids = isJson(body) ? Object.entries(body).filter(([name]) => isIdName(name)) : []
  const [id] = ids
  const owner =
    id === undefined ? '' : [...seen].find(([pointer, value]) => value === id[1] && isIdName(getLast(pointer)))?.[0]
  if (owner === undefined || ids.length > 1) return undefined
  const place = owner.slice(0, Math.max(0, owner.lastIndexOf('/')))
  for (const [pointer, value] of seen) {
    const name = getLast(pointer)
    if (typeof value !== 'boolean' || pointer !== `${place}/${name}`) continue
    const own = toWords(name).filter((word) => !FILLERS.has(word))
    const said = own.filter((word) => !NEGATIVE.has(word))
    const isOfOperation = said.length > 0 && said.every((word) => words.some((one) => isSame(one, word)))
    // `true` of a negated name equals `false` of the plain one.
    if (isOfOperation && value === said.length < own.length) return name
  }
  return undefined
}

function isEmptyList(seen: Seen): boolean {
  const lengths = [...seen].filter(([pointer]) => pointer.endsWith('/length'))
  return lengths.length === 1 && lengths[0]?.[1] === 0
}

/** Whether two words have one stem: `claim` and `claimed`, `save` and `saved`, `follow` and `following`. */
function isSame(verb: string, word: string): boolean {
  const stem = verb.replace(/e$/, '')
  return word === verb || [`${stem}ed`, `${stem}ing`, `${verb}d`].includes(word)
}

function getLast(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1)
}

function toWords(name: Operation['id']): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}
