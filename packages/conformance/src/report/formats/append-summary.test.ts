import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fixtureReport } from '../fixture-report.ts'
import { appendSummary } from './append-summary.ts'
import { renderMarkdown } from './render-markdown.ts'

it('appendSummary: appends to what is there, and never beyond 1 MiB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'summary-'))
  const [fresh, begun, full] = ['fresh', 'begun', 'full'].map((name) => join(folder, `${name}.md`)) as [
    string,
    string,
    string,
  ]
  const text = renderMarkdown(fixtureReport())
  expect(await appendSummary(fixtureReport(), fresh)).toBe(true)
  expect(await readFile(fresh, 'utf8')).toBe(text)
  await writeFile(begun, 'before\n')
  expect(await appendSummary(fixtureReport(), begun)).toBe(true)
  expect(await readFile(begun, 'utf8')).toBe(`before\n\n${text}`)
  const long = 'x'.repeat(1_048_576 - 10)
  await writeFile(full, long)
  expect(await appendSummary(fixtureReport(), full)).toBe(false)
  expect(await readFile(full, 'utf8')).toBe(long)
  await rm(folder, { recursive: true })
})
