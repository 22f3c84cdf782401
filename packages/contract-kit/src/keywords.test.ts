import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { KEYWORDS } from './keywords.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
/** What the loader adds to a document, marks of constants that no program reads, and what is for readers. */
const INTERNAL = ['x-files', 'x-stated', 'x-nullable', 'x-proposed-keys', 'x-displayName', 'x-sentences']

const listed = [...Object.keys(KEYWORDS), ...INTERNAL]

it('lists each keyword that a package reads', () => {
  const files = globSync('packages/{contract-kit,conformance}/src/**/*.ts', { cwd: ROOT })
  const read = files
    .filter((file) => !/test|testing/.test(file))
    .flatMap((file) => [...readFileSync(ROOT + file, 'utf8').matchAll(/\['(x-[a-z-]+)'\]|\{ '(x-[a-z-]+)': /g)])
    .map(([, keyword, other]) => keyword ?? other ?? '')
  expect(read.length).toBeGreaterThan(20)
  const isHeader = (name: string): boolean => name.startsWith('x-forwarded-')
  expect(read.filter((keyword) => !listed.includes(keyword) && !isHeader(keyword))).toEqual([])
})

it('lists each keyword of the documents, and the documentation explains each', () => {
  const documents = ['openapi.json', 'asyncapi.json', 'frames.json'].map((file) =>
    readFileSync(`${ROOT}generated/${file}`, 'utf8'),
  )
  const used = new Set(
    documents.flatMap((words) => [...words.matchAll(/"(x-[A-Za-z-]+)":/g)].map(([, keyword = '']) => keyword)),
  )
  expect([...used].filter((keyword) => !listed.includes(keyword))).toEqual([])
  const explained = readFileSync(`${ROOT}docs/contract.md`, 'utf8')
  expect([...used].filter((keyword) => !explained.includes(`\`${keyword}`))).toEqual([])
})
