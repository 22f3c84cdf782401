import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHECKS } from '../src/checks/registry.ts'
import { FOLDER, renderCheckIndex } from './check-page.ts'

// lab/proofs/proofs.full.test.ts compares each page with its proof.
it.each([
  ['etag', /^etag: "/m],
  ['etag', /^if-none-match: "/m],
  ['sharing', /^access-control-allow-credentials: true$/m],
  ['sharing', /Sessions by token are left out/],
  ['origin', /Sessions by token are left out/],
])('the page of %s shows what the check is about', (id, words) => {
  expect(readFileSync(new URL(`${id}.md`, FOLDER), 'utf8')).toMatch(words)
})

it('docs/checks has a page of each check, and their index', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(['README.md', ...CHECKS.map(({ id }) => `${id}.md`)].toSorted())
  expect(readFileSync(new URL('README.md', FOLDER), 'utf8')).toBe(renderCheckIndex(CHECKS))
})
