import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import { describeChange } from '../words.ts'
import type { KeywordSide } from './keyword-side.ts'

/**
 * Compares the business codes of an operation, or of all operations (`x-codes`). A new code is safe: an app shows the
 * message of an unknown one. On a money operation an older app takes it for an unknown result, unless only apps get it that
 * know it (`sinceVersionCode`). A removed code breaks old servers, which still send it, as does another order: of several
 * refusals the first is answered.
 */
export function codeChanges(side: KeywordSide, compareKeywords: (code: KeywordSide) => void): void {
  const { add, place, old, now } = side
  const [had, has] = [getCodes(old), getCodes(now)]
  const where = `${place}/x-codes`
  const isMoney = now['x-effect'] === 'money'
  for (const [code, was] of had) {
    const is = has.get(code)
    if (is === undefined) {
      add({ rule: 'code-removed', place: where, text: `Code ${code} (${was.name}) is gone`, breaks: ['backends'] })
      continue
    }
    const label = `Code ${code} (${is.name})`
    compareKeywords({ ...side, old: was.value, now: is.value, place: where, label })
    const words = describeChange(was.cause, is.cause)
    if (is.name !== was.name) {
      const text = `Code ${code} meant ${was.name}, means ${is.name}`
      add({ rule: 'code-meaning', place: where, text, breaks: ['apps', 'backends'] })
    } else if (was.outcome !== undefined && is.outcome !== was.outcome) {
      const text = `${label} proved ${was.outcome}, proves ${is.outcome ?? 'nothing'}`
      add({ rule: 'code-outcome', place: where, text, breaks: ['apps', 'backends'] })
    } else if (is.outcome !== was.outcome) {
      add({ rule: 'code-outcome', place: where, text: `${label} proves ${String(is.outcome)}`, breaks: [] })
    } else if (is.field !== was.field) {
      add({ rule: 'code-field', place: where, text: `${label} belongs to ${is.field ?? 'no field'} now`, breaks: [] })
    }
    if (words !== undefined) add({ ...words, place: where, text: `${label}: cause ${words.text}` })
    if (isMoney && is.since !== was.since)
      add({
        rule: 'code-since',
        place: where,
        text: `${label}: ${describeSince(was, is)}`,
        breaks: sinceBreaks(was, is),
      })
  }
  for (const [code, { name, since }] of has) {
    if (had.has(code)) continue
    const isUnknownResult = isMoney && since === undefined
    const text = `Code ${code} (${name}) is new${isUnknownResult ? ': an older app takes it for an unknown result' : ''}`
    add({ rule: 'code-added', place: where, text, breaks: isUnknownResult ? ['apps'] : [] })
  }
  const [before, after] = [
    [...had.keys()].filter((code) => has.has(code)),
    [...has.keys()].filter((code) => had.has(code)),
  ]
  if (before.join() === after.join()) return
  const name = (codes: readonly string[]): string => codes.map((code) => has.get(code)?.name ?? code).join(', ')
  const text = `Of several refusals the first is answered: the order was ${name(before)}, is ${name(after)}`
  add({ rule: 'code-order', place: where, text, breaks: ['backends'] })
}

/** With a lower version or none, apps get the code that do not know it. With a higher one a server withholds it from more. */
function sinceBreaks(was: Code, is: Code): Party[] {
  return (is.since ?? 0) < (was.since ?? 0) ? ['apps'] : ['backends']
}

function describeSince(was: Code, is: Code): string {
  const [before, after] = [was.since, is.since].map((since) => (since === undefined ? 'not there' : String(since)))
  return `sinceVersionCode was ${before}, is ${after}`
}

interface Code {
  readonly value: Json
  readonly name: string
  readonly field: string | undefined
  readonly outcome: string | undefined
  readonly cause: unknown
  /** The lowest version of an app that gets the code. */
  readonly since: number | undefined
}

function getCodes(value: Json): Map<string, Code> {
  const list: unknown[] = Array.isArray(value['x-codes']) ? value['x-codes'] : []
  return new Map(
    list.filter(isJson).map((one) => [
      String(one['code']),
      {
        value: one,
        name: String(one['name']),
        field: typeof one['field'] === 'string' ? one['field'] : undefined,
        outcome: typeof one['outcome'] === 'string' ? one['outcome'] : undefined,
        cause: one['cause'],
        since: typeof one['sinceVersionCode'] === 'number' ? one['sinceVersionCode'] : undefined,
      },
    ]),
  )
}
