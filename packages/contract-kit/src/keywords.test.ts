import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { KEYWORDS } from './keywords.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
/** What the loader adds to a document, marks of constants that no program reads, and titles for readers. */
const INTERNAL = ['x-files', 'x-stated', 'x-nullable', 'x-proposed-keys', 'x-displayName']

const listed = [...Object.keys(KEYWORDS), ...INTERNAL]

it('lists each keyword that a package reads', () => {
  const files = globSync('packages/{contract-kit,conformance}/src/**/*.ts', { cwd: ROOT })
  const read = files
    .filter((file) => !/test|testing/.test(file))
    .flatMap((file) => [...readFileSync(ROOT + file, 'utf8').matchAll(/\['(x-[a-z-]+)'\]|\{ '(x-[a-z-]+)': /g)])
    .map(([, one, other]) => one ?? other ?? '')
  expect(read.length).toBeGreaterThan(20)
  const isHeader = (one: string): boolean => one.startsWith('x-forwarded-')
  expect(read.filter((one) => !listed.includes(one) && !isHeader(one))).toEqual([])
})

it('lists each keyword of the documents, and the documentation explains each', () => {
  const documents = ['openapi.json', 'asyncapi.json', 'frames.json'].map((file) =>
    readFileSync(`${ROOT}generated/${file}`, 'utf8'),
  )
  const used = new Set(
    documents.flatMap((words) => [...words.matchAll(/"(x-[A-Za-z-]+)":/g)].map(([, one = '']) => one)),
  )
  expect([...used].filter((one) => !listed.includes(one))).toEqual([])
  const explained = readFileSync(`${ROOT}docs/contract.md`, 'utf8')
  expect([...used].filter((one) => !explained.includes(`\`${one}`))).toEqual([])
})
