import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { CONFIG_SCHEMA } from '../src/config/presets.ts'
import { readConfig } from '../src/config/read-config.ts'
import { SETTINGS } from '../src/config/settings.ts'
import { renderConfigSchema } from './config-schema.ts'

const schema = JSON.parse(renderConfigSchema()) as { properties: Json }
const accepts = new Ajv({ allErrors: true, strict: false }).compile(schema)
const read = (path: string): string => readFileSync(path, 'utf8')

/** Whether the reader accepts the settings. */
function isReadable(settings: Json): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-schema-'))
  try {
    writeFileSync(join(folder, 'c.json'), JSON.stringify(settings))
    readConfig(join(folder, 'c.json'), { A: '1' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('config.schema.json', () => {
  it('is as written by pack/write-config-schema.ts', () => {
    expect(read(CONFIG_SCHEMA)).toBe(renderConfigSchema())
  })

  it('has every setting of the reader', () => {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(SETTINGS))
  })

  it.each([
    'tests/conformance/mock.config.yaml',
    'packages/conformance/lab/harness.yaml',
    'packages/conformance/examples/own-check/conformance.yaml',
  ])('accepts %s', (path) => {
    accepts(parse(read(path)))
    expect(accepts.errors).toBeNull()
  })

  it('accepts the settings of docs/config.md', () => {
    const page = read('packages/conformance/docs/config.md')
    for (const [, yaml = ''] of page.matchAll(/```yaml\n([\s\S]*?)```/g)) {
      accepts(parse(yaml))
      expect(accepts.errors, yaml).toBeNull()
    }
  })

  it.each<Json>([
    { extends: 'tumpak' },
    { accounts: [{ username: 'a', password: { env: 'A' }, pin: 1234 }] },
    { players: [{ token: { command: './token.sh' } }, { token: { url: 'https://a.example', scope: 'b' } }] },
    { workers: { env: 'A' }, rateLimit: 0.5, slow: true, only: ['a'], deny: 'a, b', register: false, server: 2 },
    { otp: { fixed: 123_456 }, triggers: { a: { url: '/a', body: { b: 1 } } }, frames: ['https://a.example'] },
    { tls: { ca: { env: 'A' }, cert: 'a.pem', passphrase: 7 }, proxy: 'http://a:3128', hooks: 'a.ts', cleanup: true },
    { checkSettings: { a: 'off', b: [{ severity: 'minor', only: 'c', reason: 'd' }] }, skipChecks: ['e'] },
    { baseline: [{ id: 'a/b', reason: 'c', expires: '2027-03-31' }], languages: ['en', 'de'], allow: ['money'] },
  ])('accepts, like the reader, %j', (settings) => {
    accepts(settings)
    expect(accepts.errors).toBeNull()
    expect(isReadable(settings)).toBe(true)
  })

  it.each<Json>([
    { opnapi: 'a.yaml' },
    { extends: 'tumpack' },
    { players: [], accounts: [] },
    { players: { username: 'a' } },
    { players: [{ token: { command: 'a', url: 'https://a.example' } }] },
    { workers: 0 },
    { slow: 'often' },
    { headers: ['a'] },
    { tls: { cer: 'a.pem' } },
    { otp: { fixd: '1' } },
    { register: true },
    { languages: ['en'] },
    { allow: ['monny'] },
    { checkSettings: { a: 'graver' } },
    { baseline: [{ id: 'a/b' }] },
    { triggers: { a: {} } },
    { frames: [{ url: 'https://a.example', kindd: 'game' }] },
    { openapi: {} },
  ])('refuses, like the reader, %j', (settings) => {
    expect(accepts(settings)).toBe(false)
    expect(isReadable(settings)).toBe(false)
  })
})
