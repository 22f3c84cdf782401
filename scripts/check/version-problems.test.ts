import { describe, expect, it } from 'vitest'
import { listVersionProblems, type Compared } from './version-problems.ts'

const SAME = { document: 'openapi/openapi.yaml', oldVersion: '1.1.0', version: '1.1.0' }
const list = (change: Partial<Compared>) => {
  const entry = { version: change.version ?? SAME.version, date: 'unreleased' }
  return listVersionProblems([{ ...SAME, entry, ...change }], '0.1.0')
}

describe('listVersionProblems', () => {
  it('accepts an unchanged document, and changes that the version announces', () => {
    expect(list({})).toEqual([])
    expect(list({ version: '2.0.0', level: 'major', announced: 'major' })).toEqual([])
    expect(list({ version: '2.0.0', level: 'patch', announced: 'major' })).toEqual([])
  })

  it.each([
    ['major', 'first'],
    ['minor', 'second'],
    ['patch', 'third'],
  ] as const)('refuses a %s change under an unchanged version, and says to raise the %s part', (level, part) => {
    const [problem] = list({ level })
    expect(problem).toContain(`openapi/openapi.yaml`)
    expect(problem).toContain(`still has its version 1.1.0: raise the ${part} part`)
  })

  it.each([
    ['has a date that no release gave', { version: '2.0.0', date: '2026-11-28' }],
    ['is of another version', { version: '1.9.0', date: 'unreleased' }],
  ])('refuses a new version whose newest entry %s', (_, entry) => {
    expect(list({ version: '2.0.0', level: 'minor', announced: 'major', entry })).toEqual([
      expect.stringContaining('x-changelog must begin with "version: 2.0.0" and "date: unreleased"'),
    ])
  })

  it('refuses a version that announces less than has changed', () => {
    expect(list({ version: '1.1.1', level: 'minor', announced: 'patch' })).toEqual([
      'openapi/openapi.yaml adds something since release 0.1.0 and has only gone from version 1.1.0 to 1.1.1: raise the second part, and add an entry to its x-changelog.',
    ])
  })
})
