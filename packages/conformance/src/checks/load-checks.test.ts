import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defineCheck, type OldCheck } from './define-check.ts'
import { assertCheckIds, loadChecks } from './load-checks.ts'
import { CHECKS } from './registry.ts'

const own = defineCheck({
  id: 'request-id',
  title: 'Request id',
  severity: 'minor',
  when: 'response',
  description: 'Every response has an id.',
  run: ({ report }) => report.pass(),
})

describe('the registry', () => {
  it('has each id once, and all texts of each check', () => {
    const ids = CHECKS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, title, description, fix } of CHECKS) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      for (const text of [title, description, fix]) expect(text).not.toBe('')
      expect(description).toMatch(/^[A-Z].*\.$/)
    }
  })
})

it('each check is a file with one defineCheck, and runs in a phase', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const counts = files
    .filter((file) => /\/[a-z-]+\.ts$/.test(file))
    .map((file): [string, number] => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [file, text.split('defineCheck({').length - 1]
    })
  expect(counts.filter(([, count]) => count > 1)).toEqual([])
  expect(counts.filter(([, count]) => count === 1)).toHaveLength(CHECKS.length)
  expect(CHECKS.filter(({ when, run }) => [when].flat().length === 0 || typeof run !== 'function')).toEqual([])
})

describe('loadChecks', () => {
  it('accepts checks that are not in a file', async () => {
    expect(await loadChecks([own])).toEqual({ checks: [own], remarks: [] })
  })

  it('accepts the form before 0.3.0 with its inputs, and says what to write', async () => {
    const inputs: unknown[] = []
    const { when: phase, ...about } = own
    const run = (input: { base?: unknown; jarFor?: unknown; freshJar?: unknown }): void => {
      inputs.push(Object.keys(input).filter((name) => ['base', 'jarFor', 'freshJar'].includes(name)))
    }
    const { checks, remarks } = await loadChecks([{ ...about, phase, run } as unknown as OldCheck])
    expect(checks).toMatchObject([{ id: 'request-id', when: 'response' }])
    expect(remarks).toEqual([expect.stringContaining("Write `when: 'response'`")])
    await checks[0]?.run({} as never)
    expect(inputs).toEqual([['base', 'jarFor', 'freshJar']])
  })

  it.each([
    [{ ...own, id: 'Request Id' }, /lower-case words/],
    [{ ...own, id: 'status' }, /has the id of a check of the harness/],
    [{ ...own, title: '' }, /must have a title/],
    [{ ...own, severity: 'grave' as 'minor' }, /must have a severity of critical, major, minor, info/],
    [{ ...own, when: 'message' as 'response' }, /must run in a phase of response/],
    [{ ...own, run: undefined }, /must have a function run/],
  ])('refuses a check that cannot run (%#)', async (check, why) => {
    await expect(loadChecks([check])).rejects.toThrow(why)
  })

  it('refuses the same id twice, and a file without a check', async () => {
    await expect(loadChecks([own, own])).rejects.toThrow(/is defined twice/)
    await expect(loadChecks([`${import.meta.dirname}/registry-missing.ts`])).rejects.toThrow(/cannot be loaded/)
    await expect(loadChecks([`${import.meta.dirname}/../http/visible.ts`])).rejects.toThrow(/exports no check/)
  })
})

it('loadChecks: refuses a file with a check that cannot run beside another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  const about = "title: 'A', severity: 'minor', when: 'response', description: 'A.'"
  const file = join(folder, 'a.mjs')
  writeFileSync(
    file,
    `export const a = { id: 'a', ${about}, run() {} }\nexport const b = { id: 'b', ${about}, rnu() {} }\n`,
  )
  await expect(loadChecks([file])).rejects.toThrow('the check b must have a function run')
  rmSync(folder, { recursive: true })
})

describe('assertCheckIds', () => {
  it('accepts ids of the harness and of the team, and lists them for another', () => {
    expect(() => assertCheckIds(['status', 'request-id'], [own])).not.toThrow()
    expect(() => assertCheckIds(['all'], [own])).toThrow(/no check named all/)
    expect(() => assertCheckIds(['staus'], [own])).toThrow(
      /no check named staus. Did you mean status\?.*request-id.*status/,
    )
  })
})
