import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeProof } from '../lab/proofs.ts'
import { CHECKS } from '../src/checks/registry.ts'
import { renderCheckIndex, renderCheckPage } from './check-page.ts'

const FOLDER = new URL('../docs/checks/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')

it('docs/checks has a page for each check, as written by pack/write-check-pages.ts', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(['README.md', ...CHECKS.map(({ id }) => `${id}.md`)].toSorted())
  expect(read('README.md')).toBe(renderCheckIndex(CHECKS))
  for (const check of CHECKS) expect(read(`${check.id}.md`)).toBe(renderCheckPage(check, describeProof(check.id)))
})
