import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { plainRoot } from './plain-root.ts'

test.each(['/home/ana/tumpak', '/home/ana/my work/tumpak 100%', '/home/ana/dự án'])('%s is read as it is', (root) => {
  expect(plainRoot(root)).toEqual({})
})

test('a checkout whose path has a quote is read through a link without one, each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quote-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, "ana's work")
  mkdirSync(root)
  for (const _ of [1, 2]) {
    const { root: link = '', resolve } = plainRoot(root)
    onTestFinished(() => rmSync(link, { force: true }))
    expect(link).not.toMatch(/['"`\\]/)
    expect(realpathSync(link)).toBe(realpathSync(root))
    expect(resolve?.preserveSymlinks).toBe(true)
  }
})
