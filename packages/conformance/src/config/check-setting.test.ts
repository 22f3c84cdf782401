import { describe, expect, it } from 'vitest'
import { findCheckSetting, readCheckSettings } from './check-setting.ts'

describe('readCheckSettings', () => {
  it('reads a severity, an object, and a list for some operations', () => {
    const headers = { severity: 'minor', only: ['getConfig', 'list*'], reason: 'the gateway adds them' }
    expect(
      readCheckSettings('c.yaml', {
        language: 'off',
        method: false,
        headers,
        cache: [{ ...headers, only: 'a' }, 'off'],
      }),
    ).toEqual({
      language: [{ severity: 'off' }],
      method: [{ severity: 'off' }],
      headers: [headers],
      cache: [{ ...headers, only: ['a'] }, { severity: 'off' }],
    })
  })

  it.each([
    ['language', 'grave'],
    ['language', true],
    ['language', {}],
    ['language', { severity: 1 }],
  ])('refuses %s: %j', (check, value) => {
    expect(() => readCheckSettings('c.yaml', { [check]: value })).toThrow(
      /^c.yaml: checkSettings of language must be one of critical, .*off/,
    )
  })
})

describe('findCheckSetting', () => {
  it('returns the first setting that names the operation, or all', () => {
    const settings = { cache: [{ severity: 'minor' as const, only: ['a'] }, { severity: 'off' as const }] }
    expect(findCheckSetting(settings, 'cache', 'a')?.severity).toBe('minor')
    expect(findCheckSetting(settings, 'cache', 'b')?.severity).toBe('off')
    expect(findCheckSetting(settings, 'constructor', 'a')).toBeUndefined()
  })
})
