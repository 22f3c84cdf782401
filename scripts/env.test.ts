import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENV_SCHEMA, parseEnv } from './env.ts'
import { inRoot } from './root.ts'

describe('parseEnv', () => {
  it('fills in the defaults', () => {
    expect(parseEnv({ PATH: '/bin' })).toEqual({
      VITE_VERSION_LABEL: '1.0.3',
      VITE_VERSION_CODE: '104',
      MOCK_URL: 'http://127.0.0.1:4010',
    })
  })

  it('treats an empty value as absent', () => {
    expect(parseEnv({ MOCK_URL: '', TUMPAK_APP_URL: '' }).MOCK_URL).toBe('http://127.0.0.1:4010')
  })

  it('refuses former names that are none, or the present one', () => {
    const read = (former: string) =>
      parseEnv({ VITE_PRODUCT_NAME: 'Maya & Sol', VITE_FORMER_PRODUCT_NAMES: former }).VITE_FORMER_PRODUCT_NAMES
    expect(read('Fiesta, tumpak!')).toBe('Fiesta, tumpak!')
    expect(() => read('Fiesta,,Maya')).toThrow('VITE_FORMER_PRODUCT_NAMES must be names, separated by commas')
    expect(() => read('Fiesta, Maya  Sol')).toThrow(
      '"Maya  Sol", whose storage keys are the present ones: leave it out',
    )
  })

  it('lists every invalid or unknown variable', () => {
    const wrong = { MOCK_URL: '127.0.0.1:4010', VITE_VERSION_CODE: '1.0', VITE_PRODUCTNAME: 'Fiesta' }
    expect(() => parseEnv(wrong)).toThrow(
      /VITE_VERSION_CODE must be a whole number\n {2}MOCK_URL must be an http or https address\n {2}VITE_PRODUCTNAME is unknown/,
    )
  })
})

describe('.env.example', () => {
  it('has exactly the variables of the schema', () => {
    const text = readFileSync(inRoot('.env.example'), 'utf8')
    const listed = [...text.matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(Object.keys(ENV_SCHEMA.shape).toSorted())
  })
})
