import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { KEYWORDS } from '@tumpak/contract-kit/keywords.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { CHECKS } from '../../packages/conformance/src/checks/registry.ts'
import {
  listDocumentRuleProblems,
  listExpressionProblems,
} from '../../packages/conformance/src/document/expression/expression-problems.ts'

/** Words that promise more than a schema can say. */
const PROMISES = /\b(only|never|once|the same|first|ignores|of all|at most|until)\b/i
/** What is no sentence of the document itself: history, examples, and texts for players. */
const LEFT_OUT = ['x-changelog', 'x-sentences', 'examples', 'example', 'en-US', 'vi-VN']
const TEXTS = ['description', 'cause', 'meaning']

/** The clauses in the texts of a document that promise something. */
function listPromises(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPromises)
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (LEFT_OUT.includes(name)) return []
    if (!TEXTS.includes(name) || typeof inner !== 'string') return listPromises(inner)
    return splitClauses(inner).filter((clause) => PROMISES.test(clause))
  })
}

function splitClauses(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.;])\s/)
}

/** What rules and conditions say that they hold. */
function listSaid(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listSaid)
  if (!isJson(value)) return []
  const own = typeof value['says'] === 'string' ? [value['says'].replaceAll(/\s+/g, ' ').trim()] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => (name === 'x-sentences' ? [] : listSaid(inner)))]
}

interface Group {
  by?: string
  why?: string
  says: string[]
}

describe.each(['openapi', 'asyncapi', 'frames'])('sentences of %s', (name) => {
  const root = JSON.parse(readFileSync(`generated/${name}.json`, 'utf8')) as Json
  const { checked, unchecked } = root['x-sentences'] as { checked: Group[]; unchecked: Group[] }
  const listed = [...checked, ...unchecked].flatMap(({ says }) => says)
  const promises = new Set(listPromises(root))
  const said = listSaid(root)

  it('has a rule for each that promises something, or lists it', () => {
    const isSaid = (clause: string): boolean => said.some((sentence) => sentence.includes(clause))
    expect([...promises].filter((clause) => !listed.includes(clause) && !isSaid(clause))).toEqual([])
  })

  it('lists no sentence that is gone, or twice', () => {
    expect(listed.filter((clause, index) => !promises.has(clause) || listed.indexOf(clause) !== index)).toEqual([])
  })

  it('has each sentence that a rule says it holds, word for word', () => {
    const texts = JSON.stringify(root).replaceAll(/(?:\\n|\s)+/g, ' ')
    const without = said.filter((sentence) => texts.split(JSON.stringify(sentence).slice(1, -1)).length < 3)
    expect(without).toEqual([])
  })

  it('names a keyword or a check that holds it, or a reason', () => {
    const known = [...Object.keys(KEYWORDS), ...CHECKS.map(({ id }) => id)]
    expect(checked.flatMap(({ by = '' }) => (known.includes(by) ? [] : [by]))).toEqual([])
    expect(unchecked.filter(({ why = '' }) => why.length < 10)).toEqual([])
  })
})

it('has expressions that name what the schemas have, and can be judged', () => {
  const root = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Json
  const all = readOperations(root)
  const scope = { root, all, payload: '/data' }
  expect(all.flatMap(({ valueRules }) => valueRules).length).toBeGreaterThan(0)
  expect([...listDocumentRuleProblems(scope), ...all.flatMap((one) => listExpressionProblems(scope, one))]).toEqual([])
})
