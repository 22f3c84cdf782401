import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkText } from './check-texts.ts'

const SOURCES = new URL('../', import.meta.url)

/** The check names in the harness's sources. */
function namesInUse(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => /^(checks|run|cases|slow|socket|frames|proxy)[/\\].*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(
        /(?:check:|CHECK =|(?:pass|notApplicable|leaveOpen)\([\w.]+,) '([a-z-]+)'/g,
      ),
    ])
    .map((match) => match[1] ?? '')
  return [...new Set(names)].sort()
}

describe('the words for checks', () => {
  it('are there for every check that the harness makes', () => {
    expect(namesInUse()).toContain('status')
    expect(namesInUse().filter((name) => checkText(name).looksAt === '')).toEqual([])
  })

  it('are made from the name where there are none, even for a name that every object has', () => {
    expect(checkText('new-check')).toEqual({ title: 'New check', looksAt: '' })
    expect(checkText('constructor')).toEqual({ title: 'Constructor', looksAt: '' })
  })
})
