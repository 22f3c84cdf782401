import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { KeywordName } from '@tumpak/contract-kit/keywords.ts'
import { readCodes } from '@tumpak/contract-kit/read-operations.ts'
import { readRules, type NamedPlaces, type Place } from '@tumpak/contract-kit/rules.ts'
import { hasKeyword, type KeywordSide } from './keyword-side.ts'

/** One rule of an operation, as both versions may have it. */
interface Rule {
  /** What it is about: another rule of the same is the same rule, changed. */
  readonly about: string
  readonly words: string
  /** The name or number of the code of a request that breaks it, or the field that the code belongs to. */
  readonly code?: string
  readonly field?: string
  /** The sentence that it holds. */
  readonly says?: string
  /** The reads of a rule between places. */
  readonly reads?: readonly string[]
}

/**
 * Compares the states that an operation needs, the limits of its fields, what succeeds once, and rules between places. A new rule whose code
 * the operation had before says for programs what words said.
 */
export function ruleChanges(side: KeywordSide, name: KeywordName): void {
  const { add, place, roots, old, now } = side
  const report = (text: string, isBreaking: boolean, isToRead = false): void =>
    add({
      rule: name,
      place,
      text: `${name}: ${text}`,
      breaks: isBreaking ? ['backends'] : [],
      ...(isToRead && { isToRead }),
    })
  const [had, has] = [listRules(old, name), listRules(now, name)]
  const gone = had.filter((one) => !has.some((other) => isDeepStrictEqual(one, other)))
  for (const one of has.filter((other) => !had.some((each) => isDeepStrictEqual(each, other)))) {
    const before = gone.find(({ about }) => about === one.about)
    if (before !== undefined) {
      gone.splice(gone.indexOf(before), 1)
      report(`${before.words}; now ${one.words}`, true)
      continue
    }
    const isSaid =
      !hasKeyword(roots.old, name) ||
      (one.says !== undefined && hasSentence(roots.old, one.says)) ||
      isRefused(one, [...readCodes(old['x-codes']), ...readCodes(roots.old['x-codes'])])
    // A server without the new read has nothing that breaks the rule.
    const isOfNewRead = one.reads?.some((read) => !hasOperation(roots.old, read)) === true
    if (isOfNewRead) report(`${one.words}, which is new with its read`, false)
    else report(`${one.words}, which is new${isSaid ? ' for programs' : ''}`, !isSaid, isSaid)
  }
  for (const one of gone) report(`no longer: ${one.words}`, false)
}

/** Whether a description has a sentence, however its lines break. */
function hasSentence(root: Json, says: string): boolean {
  return JSON.stringify(root)
    .replaceAll(/(?:\\n|\s)+/g, ' ')
    .includes(JSON.stringify(says).slice(1, -1))
}

function hasOperation(root: Json, id: string): boolean {
  return JSON.stringify(root).includes(`"operationId":${JSON.stringify(id)}`)
}

/** Whether one of the codes is that of a rule. */
function isRefused({ code, field }: Rule, codes: ReturnType<typeof readCodes>): boolean {
  if (code === undefined && field === undefined) return false
  return codes.some((one) =>
    code === undefined ? one.field === field : one.name === code || String(one.code) === code,
  )
}

function listRules(owner: Json, name: KeywordName): Rule[] {
  const { requires, within, once, valueRules } = readRules(owner, '')
  if (name === 'x-requires')
    return requires.map(({ value, code, ...at }) => ({
      about: toWords(at),
      words: `${toWords(at)} must be ${JSON.stringify(value)}, else ${code}`,
      code,
    }))
  if (name === 'x-within')
    return within.map(({ field, minimum, maximum }) => {
      const limits = [minimum && `at least ${toWords(minimum)}`, maximum && `at most ${toWords(maximum)}`]
      return { about: field, field, words: `${field} is ${limits.filter((one) => one !== undefined).join(' and ')}` }
    })
  if (name === 'x-rules')
    return valueRules.map(({ id, rule, says, let: places }) => ({
      about: id,
      words: `${id}: ${describeRule(rule, places)}`,
      reads: Object.values(places).map(({ read }) => read),
      ...(says !== undefined && { says }),
    }))
  return once.map(({ by, among, code }) => {
    const what = by.length === 0 ? 'it succeeds once' : `${by.join(' and ')} can be used once`
    return {
      about: by.join(' '),
      words: `${what} ${among === 'all' ? 'among all accounts' : 'for each account'}, else ${code}`,
      code,
    }
  })
}

function describeRule(rule: string, places: NamedPlaces): string {
  const names = Object.entries(places).map(([name, place]) => `${name} is ${toWords(place)}`)
  return names.length === 0 ? rule : `${rule}, where ${names.join(', ')}`
}

function toWords({ read, pointer }: Place): string {
  return pointer === '' ? read : `${read}#${pointer}`
}
