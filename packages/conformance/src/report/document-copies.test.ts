import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDocumentCopies, getLine } from './document-copies.ts'
import { fixtureFinding, fixtureReport } from './fixture-report.ts'

const ROOT = {
  openapi: '3.1.0',
  servers: [],
  paths: { '/books': { get: { tags: ['a', 'b'], security: [{ sid: [] }] } } },
  'x-files': { 'schemas.yaml': { Genre: { enum: ['novel'] }, Author: { required: ['name'] } } },
}

test.each([
  [['paths', '/books', 'get', 'security'], '"security": ['],
  [['paths', '/books', 'get', 'tags', '1'], '"b"'],
  [['x-files', 'schemas.yaml', 'Author', 'required'], '"required": ['],
  [['x-files', 'schemas.yaml', 'Author', 'nothing', 'here'], '"Author": {'],
  [['servers'], '"servers": [],'],
  [[], '{'],
])('getLine: %j', (steps, text) => {
  const lines = JSON.stringify(ROOT, null, 2).split('\n')
  expect(lines[getLine(ROOT, steps) - 1]?.trim()).toBe(text)
})

test('addDocumentCopies: findings without a file get one in the folder of the reports', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'copies-'))
  const own = { file: 'api/openapi.yaml', line: 7 }
  const report = fixtureReport({
    findings: [fixtureFinding({ rule: 'schemas.yaml#/Author/required' }), fixtureFinding({ source: own })],
  })
  const { findings } = await addDocumentCopies(report, cwd, { openapi: ROOT }, cwd)
  expect(findings.map(({ source }) => source)).toEqual([{ file: 'openapi.json', line: expect.any(Number) }, own])
  const lines = (await readFile(join(cwd, 'openapi.json'), 'utf8')).split('\n')
  expect(lines[(findings[0]?.source?.line ?? 0) - 1]?.trim()).toBe('"required": [')
  await rm(join(cwd, 'openapi.json'))
  // A code host cannot show a file outside of its folder.
  const outside = await addDocumentCopies(report, cwd, { openapi: ROOT }, join(cwd, 'inner'))
  expect(outside).toEqual(report)
  expect(await readdir(cwd)).toEqual([])
  await rm(cwd, { recursive: true })
})
