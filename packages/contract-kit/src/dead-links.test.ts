import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listDeadLinks } from './dead-links.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(folder, 'docs/checks'), { recursive: true })
  writeFileSync(
    join(folder, 'README.md'),
    '[a](docs/a.md#b) [docs](docs) <img src="none.png"> [c](https://example.com/x.md)',
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

it('lists what no file of the folder answers, and nothing in code', () => {
  writeFileSync(
    join(folder, 'docs/a.md'),
    '[up](../README.md) [out](../../README.md "title") [root](/README.md) `[b](b.md)`',
  )
  writeFileSync(join(folder, 'docs/checks/c.md'), '[a](../a.md) [b](b.md) [here](#b)\n```md\n[d](d.md)\n```\n')
  expect(listDeadLinks(folder)).toEqual([
    'README.md: none.png',
    'docs/a.md: ../../README.md',
    'docs/a.md: /README.md',
    'docs/checks/c.md: b.md',
  ])
})
