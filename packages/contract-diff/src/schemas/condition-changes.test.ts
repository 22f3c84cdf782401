import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from '../compare.ts'

const is = (name: string, value: unknown): Json => ({ properties: { [name]: { const: value } }, required: [name] })
const needs = (...required: string[]): Json => ({ required })
const kinds = (...list: string[]): Json => ({ properties: { kind: { enum: list } }, required: ['kind'] })

/** A document with a request of this schema. */
function getDocument(schema: Json): Json {
  const properties = { kind: { type: 'string' }, iban: { type: 'string' }, card: { type: 'string' } }
  const body = {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties, ...schema } } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Payments', version: '1' },
    paths: {
      '/pay': { post: { operationId: 'pay', requestBody: body, responses: { 204: { description: 'Paid.' } } } },
    },
  }
}

/** Whom each change breaks: apps if the request is narrower, backends if it is wider. */
function diff(old: Json, now: Json): string[] {
  const { changes } = compareDocuments('document', getDocument(old), getDocument(now))
  return [...new Set(changes.map(({ breaks }) => breaks.toSorted().join(' and ')))]
}

/** A rule; `then` is no name in an object here, because `await` would call it. */
const rule = (condition?: Json, positive?: Json | false, negative?: Json | false): Json =>
  Object.fromEntries(
    Object.entries({ if: condition, else: negative })
      .concat([['then', positive]])
      .filter(([, one]) => one !== undefined),
  )
const bank = kinds('bank')
const both = kinds('bank', 'wire')
const never = rule(is('kind', 'x'), false)
const usual = rule(bank, needs('iban'))

test.each<[string, Json, Json, string[]]>([
  ['a new rule', {}, usual, ['apps']],
  ['a rule that is gone', usual, {}, ['backends']],
  ['a narrower then', usual, rule(bank, needs('iban', 'card')), ['apps']],
  ['a wider then', rule(bank, needs('iban', 'card')), usual, ['backends']],
  ['an else that forbids', usual, rule(bank, needs('iban'), false), ['apps']],
  ['an if of more values', usual, rule(both, needs('iban')), ['apps']],
  ['an if of fewer values', rule(both, needs('iban')), usual, ['backends']],
  [
    'an if of more values beside an else alone',
    rule(bank, undefined, needs('card')),
    rule(both, undefined, needs('card')),
    ['backends'],
  ],
  [
    'another if beside then and else',
    rule(bank, needs('iban'), needs('card')),
    rule(kinds('wire'), needs('iban'), needs('card')),
    ['apps and backends'],
  ],
  ['the same rules in another order', { allOf: [usual, never] }, { allOf: [never, usual] }, []],
  [
    'the second of two rules',
    { allOf: [usual, rule(is('kind', 'x'), needs('card'))] },
    { allOf: [usual, rule(is('kind', 'x'), needs('card', 'iban'))] },
    ['apps'],
  ],
  ['an if without then and else', {}, rule(bank), []],
  ['a then without if', {}, rule(undefined, needs('iban')), []],
])('compareDocuments: %s', (_, old, now, breaks) => {
  expect(diff(old, now)).toEqual(breaks)
})
