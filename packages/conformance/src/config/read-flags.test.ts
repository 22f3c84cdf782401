import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PRESETS } from './presets.ts'
import { readFlags, type Flags } from './read-flags.ts'

const URL_FLAG = ['--url', 'http://host']
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-flags-'))
  mkdirSync(join(folder, 'api'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, words = ''): string => {
  writeFileSync(join(folder, name), words)
  return join(folder, name)
}
function read(...args: string[]): Flags {
  const flags = readFlags([...URL_FLAG, ...args], {}, folder)
  if (flags === undefined) throw new Error('this is the help')
  return flags
}

describe('readFlags: the document', () => {
  it('is never that of another product: without one it says what to do', () => {
    expect(() => read()).toThrow(/^no OpenAPI document is given.*Set openapi .*--openapi.*extends: tumpak/)
  })

  it.each(['openapi.yaml', 'openapi.yml', 'openapi.json', 'swagger.yaml', 'swagger.yml', 'swagger.json'])(
    'is found as %s',
    (name) => {
      const path = write(name)
      const { config, notes } = read()
      expect([config.openapi, config.asyncapi, config.frameDocument]).toEqual([path, undefined, undefined])
      expect(notes).toEqual([`No openapi is set: the document is ${name}.`])
    },
  )

  it("is found in the config's folder first, and not looked for if one is given", () => {
    write('openapi.yaml')
    const path = write('api/swagger.json')
    expect(read('--config', write('api/c.yaml', 'slow: true')).config.openapi).toBe(path)
    expect(read('--openapi', 'b.yaml')).toMatchObject({ config: { openapi: 'b.yaml' }, notes: [] })
    const named = read('--config', write('api/d.yaml', 'openapi: ../b.yaml'))
    expect(named).toMatchObject({ config: { openapi: join(folder, 'b.yaml') }, notes: [] })
  })

  it('may be an address, in flags and config', () => {
    const address = 'http://localhost:8080/v3/api-docs'
    expect(read('--openapi', address).config.openapi).toBe(address)
    const config = write('c.yaml', `openapi: ${address}\nasyncapi: https://a.example/asyncapi.yaml`)
    expect(read('--config', config).config).toMatchObject({
      openapi: address,
      asyncapi: 'https://a.example/asyncapi.yaml',
    })
  })

  it('is that of a preset, in flags and config, with the socket and the frames', () => {
    const config = write('c.yaml', 'extends: tumpak')
    expect(read('--extends', 'tumpak').config).toMatchObject(PRESETS.tumpak)
    expect(read('--config', config).config).toMatchObject(PRESETS.tumpak)
    expect(read('--config', config).config).not.toHaveProperty('extends')
  })

  it('of a preset is replaced by what flags and config name', () => {
    const config = write('c.yaml', 'extends: tumpak\nopenapi: a.yaml\nasyncapi: none')
    expect(read('--config', config).config).toMatchObject({
      openapi: join(folder, 'a.yaml'),
      asyncapi: undefined,
      frameDocument: PRESETS.tumpak.frameDocument,
    })
    expect(read('--extends', 'tumpak', '--asyncapi', 'none', '--openapi', 'b.yaml').config).toMatchObject({
      openapi: 'b.yaml',
      asyncapi: undefined,
    })
  })
})

describe('readFlags: misspelled words', () => {
  it.each([
    [['--opnapi', 'a'], 'there is no flag --opnapi. Did you mean --openapi?'],
    [['merg'], 'there is no command merg. Did you mean merge?'],
    [['--extends', 'tumpack'], 'there is no preset named tumpack. Did you mean tumpak?'],
  ])('%j: %s', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })

  it('proposes settings', () => {
    const config = write('c.yaml', 'opnapi: a.yaml')
    expect(() => read('--config', config)).toThrow('there is no setting named opnapi. Did you mean openapi?')
  })
})

describe('readConfig: accounts', () => {
  it('is another name of players', () => {
    write('openapi.yaml')
    const config = write('c.yaml', 'accounts: [{ username: ann, password: { env: P } }]')
    const flags = readFlags([...URL_FLAG, '--config', config], { P: 'open sesame' }, folder)
    expect(flags?.config).toMatchObject({
      players: [{ username: 'ann', password: 'open sesame' }],
      secrets: ['open sesame'],
    })
    expect(flags?.config).not.toHaveProperty('accounts')
    expect(() => read('--config', write('d.yaml', 'accounts: []\nplayers: []'))).toThrow('give one of them')
  })
})
