import { describe, expect, it } from 'vitest'
import { createSchemas } from '#mocks/http/schemas.ts'
import { listOperations } from '#mocks/http/document.ts'
import { PROXIED_PATHS } from '../../../scripts/preview/proxy.ts'
import { filesBelow, listParts, readBundle } from './files.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'

const BUNDLE = readBundle()
const SCHEMAS = createSchemas(BUNDLE)
const EXAMPLES = listParts(...filesBelow('components/examples'))
const CASES = listOperations(BUNDLE).flatMap((operation) =>
  Object.entries(answerExamples(operation.raw)).map(([name, example]) => ({
    operation,
    id: operation.id,
    name,
    value: getValue(example),
  })),
)
/** Operations with a JSON body; a file needs no example. */
const WITH_BODY = listOperations(BUNDLE).filter(({ raw }) =>
  JSON.stringify(raw['requestBody'] ?? '').includes('application/json'),
)
const BODIES = WITH_BODY.flatMap((operation) => {
  const body = operation.raw['requestBody'] as { content: { 'application/json': { examples?: Json } } }
  return Object.entries(body.content['application/json'].examples ?? {}).map(([name, example]) => ({
    operation,
    id: operation.id,
    name,
    value: getValue(example as Json),
  }))
})

/** An entry of `x-codes`. */
type Code = { id: string; name: string; messages?: Record<string, string>; values?: Record<string, string> }

const CODES = listOperations(BUNDLE).flatMap(({ id, raw }) =>
  ((raw['x-codes'] ?? []) as unknown as Code[]).map((code) => ({ ...code, id })),
)

type WithExamples = { responses: { '200': { content: { 'application/json': { examples: { [name: string]: Json } } } } } }

function answerExamples(raw: unknown): { [name: string]: Json } {
  return (raw as WithExamples).responses['200'].content['application/json'].examples
}

function getValue(example: Json): unknown {
  const ref = example['$ref']
  if (typeof ref !== 'string') return example['value']
  return getValue(
    ref
      .slice(2)
      .split('/')
      .reduce<Json>((node, key) => node[key] as Json, BUNDLE),
  )
}

describe('examples', () => {
  it.each(CASES)('response example $name of $id is valid by the document', ({ operation, value }) => {
    expect(SCHEMAS.checkResponse(operation, 200, value)).toBeUndefined()
  })

  it.each(BODIES)('$id accepts $name', ({ operation, value }) => {
    expect(SCHEMAS.checkBody(operation, value)).toEqual([])
  })

  it('have the server message in English and, as their description, in Vietnamese', () => {
    const texts = EXAMPLES.map(({ path, node }) => ({
      path,
      english: String((node['value'] as Json | undefined)?.['msg'] ?? ''),
      vietnamese: String(node['description'] ?? ''),
    }))
    const spoken = texts.filter(({ english }) => english !== '')
    expect(spoken.length).toBeGreaterThan(0)
    expect(spoken.filter(({ vietnamese }) => !/^vi-VN: .+/u.test(vietnamese)).map(({ path }) => path)).toEqual([])
    const pairs = new Map(spoken.map(({ english, vietnamese }) => [english, vietnamese]))
    expect(spoken.filter(({ english, vietnamese }) => pairs.get(english) !== vietnamese)).toEqual([])
  })

  it('of refusals are made from x-codes, whose messages are in English and Vietnamese', () => {
    expect(CODES.length).toBeGreaterThan(50)
    const hint = 'A new code? Write messages below its name in x-codes, with an example in values for each {…}.'
    for (const { id, name, messages = {}, values = {} } of CODES) {
      expect(Object.keys(messages), `${id} ${name}. ${hint}`).toEqual(expect.arrayContaining(['en-US', 'vi-VN']))
      const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted()
      for (const text of Object.values(messages))
        expect(places(text), `${id} ${name}. ${hint}`).toEqual(Object.keys(values).toSorted())
    }
    const [session] = (BUNDLE['x-codes'] ?? []) as unknown as Code[]
    const shared = CASES.find(({ name }) => name === session?.name)?.value as { msg: string }
    expect(shared.msg).toBe(session?.messages?.['en-US'])
  })

  it('write a percentage without a space', () => {
    const texts = JSON.stringify([EXAMPLES, CODES])
    expect(texts.match(/.{0,20}\d\s+%/gu)).toBeNull()
  })

  it('use every example file, and cover every body', () => {
    const used = JSON.stringify(BUNDLE['paths'])
    const idle = EXAMPLES.filter(
      ({ name }) => !used.includes(`#/components/examples/${name}"`),
    )
    expect(idle.map(({ path }) => path)).toEqual([])
    expect(new Set(BODIES.map(({ id }) => id)).size).toBe(WITH_BODY.length)
  })
})

/** All text values of a JSON value, with their keys. */
function listTexts(value: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, name))
}

const TEXTS = CASES.flatMap(({ id, name, value }) => listTexts(value).map((text) => [`${id} ${name}`, ...text] as const))

describe('examples of responses', () => {
  it('have pictures of the own origin only where a deployment forwards them', () => {
    const own = TEXTS.filter(([, key, text]) => /image|icon|cover|avatar|picture|logo|url$/i.test(key) && text.startsWith('/'))
    const forwarded = PROXIED_PATHS.filter((path) => path !== '/__mock')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(([, , text]) => !forwarded.some((path) => text.startsWith(`${path}/`)))).toEqual([])
  })

  it('give no play address while a wallet must be bound', () => {
    const launches = CASES.filter(({ id }) => id === 'launchGame').map(({ value }) => value as { data?: LaunchExample })
    const bindFirst = launches.filter(({ data }) => data?.needBindWallet === true)
    expect(bindFirst.map(({ data }) => data?.playUrl)).toEqual([''])
  })

  it('have the amounts that the balance formulas give', () => {
    const balances = CASES.filter(({ id }) => id === 'getBalance').map(({ value }) => value as BalanceExample)
    const full = balances.filter(({ data }) => data)
    expect(full.length).toBeGreaterThan(0)
    for (const { data } of full) {
      const { allAmount, balance, withdrawalAmount } = data?.userAccountVO ?? {}
      // Wagering binds no more than surplus, and may bind less.
      expect(allAmount).toBeGreaterThanOrEqual(Number(balance))
      expect(withdrawalAmount).toBeGreaterThanOrEqual(Math.max(0, Number(balance) - Number(data?.userRiskVO.surplus)))
      expect(withdrawalAmount).toBeLessThanOrEqual(Number(balance))
    }
  })

  it('have quotes whose wagering is that of the deposit and its bonus', () => {
    const quotes = CASES.filter(({ id }) => id === 'prepareRecharge').map(({ value }) => value as QuoteExample)
    const full = quotes.flatMap(({ data }) => (data?.wageringAdded === undefined ? [] : [data]))
    expect(full.length).toBeGreaterThan(1)
    for (const { amount = 0, bonus = 0, turnoverMultiple = 0, wageringAdded } of full)
      expect(wageringAdded).toBe((amount + bonus) * turnoverMultiple)
  })
})

interface LaunchExample {
  readonly needBindWallet: boolean
  readonly playUrl: string
}

interface BalanceExample {
  readonly data?: {
    readonly userAccountVO: { readonly [name: string]: number }
    readonly userRiskVO: { readonly surplus: number }
  }
}

interface QuoteExample {
  readonly data?: { readonly [name: string]: number }
}
