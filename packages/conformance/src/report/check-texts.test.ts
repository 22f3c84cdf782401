import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkText } from './check-texts.ts'

const SOURCES = new URL('../', import.meta.url)

/** The check names in the harness's sources. */
function namesInUse(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => /^(checks|run|context|cases|socket|frames|proxy)[/\\].*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(
        /(?:check:|CHECK =|(?:pass|notApplicable|markInconclusive)\([\w.]+,) '([a-z-]+)'/g,
      ),
    ])
    .map((match) => match[1] ?? '')
  return [...new Set(names)].sort()
}

describe('checkText', () => {
  it('has a text for every check of the harness', () => {
    expect(namesInUse()).toContain('status')
    expect(namesInUse().filter((name) => checkText(name).looksAt === '')).toEqual([])
  })

  it('falls back to the name of the check, even for names of Object.prototype', () => {
    expect(checkText('new-check')).toEqual({ title: 'New check', looksAt: '' })
    expect(checkText('constructor')).toEqual({ title: 'Constructor', looksAt: '' })
  })
})
