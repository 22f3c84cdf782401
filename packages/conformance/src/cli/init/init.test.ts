import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startLab } from '../../../lab/lab-client.ts'
import { readConfig } from '../../config/read-config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { initCli } from './cli.ts'

const LAB = resolve(import.meta.dirname, '../../../lab')
const run = promisify(execFile)
const CLI = resolve(import.meta.dirname, '../main.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-init-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (): string => readFileSync(join(folder, 'conformance.yaml'), 'utf8')
const OAUTH = {
  openapi: '3.1.0',
  info: { title: 'Trains\nurl: http://evil.example' },
  servers: [{ url: 'https://api.example/v1' }, { url: '/' }],
  security: [{ o: [] }],
  paths: {
    '/stations': { get: { operationId: 'listStations', responses: {} } },
    '/bookings/{id}': { delete: { operationId: 'cancel', responses: {} } },
  },
  components: {
    securitySchemes: { o: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://login.example/t' } } } },
  },
}
function writeDocument(document: Json): string {
  writeFileSync(join(folder, 'api.json'), JSON.stringify(document))
  return 'api.json'
}

test('init: writes without questions a file that runs', { timeout: 60_000 }, async () => {
  const lab = await startLab([])
  try {
    const words = [
      'init',
      '--url',
      lab.url,
      '--openapi',
      join(LAB, 'openapi.yaml'),
      '--own-players',
      '--allow',
      'destructive',
    ]
    const { stdout } = await run(process.execPath, [CLI, ...words], { cwd: folder })
    const names = /environment variables: (.*)/.exec(stdout)?.[1]?.split(', ') ?? []
    expect(names).toHaveLength(4)
    const given = parse(readFileSync(join(LAB, 'harness.yaml'), 'utf8')) as { players: { [name: string]: string }[] }
    const env = Object.fromEntries(
      names.map((name) => {
        const [, player = '', field = ''] = /^PLAYER_(ONE|TWO)_(\w+)$/.exec(name) ?? []
        const fields = Object.entries(given.players[player === 'ONE' ? 0 : 1] ?? {})
        return [name, fields.find(([key]) => key.toUpperCase() === field)?.[1] ?? '']
      }),
    )
    const checked = await run(process.execPath, [CLI, '--config', 'conformance.yaml', '--only', 'getMember'], {
      cwd: folder,
      env: { ...process.env, ...env },
    })
    expect(checked.stdout).toContain('The server matches the document.')
  } finally {
    await lab.close()
  }
})

test('init: detects servers, tokens and what needs permission, and only proposes the document’s token URL', async () => {
  const said = await initCli(['--openapi', writeDocument(OAUTH)], folder, undefined)
  expect(said).toContain('PLAYER_ONE_TOKEN, PLAYER_TWO_TOKEN')
  const config = readConfig(join(folder, 'conformance.yaml'), { PLAYER_ONE_TOKEN: 'a', PLAYER_TWO_TOKEN: 'b' })
  expect(config).toMatchObject({
    url: 'https://api.example/v1',
    openapi: join(folder, 'api.json'),
    players: [{ token: 'a' }, { token: 'b' }],
  })
  expect(config).not.toHaveProperty('allow')
  expect(written()).toMatch(/^# token: \{ url: https:\/\/login\.example\/t, /m)
  expect(written()).toMatch(/^# Not called without permission: destructive \(1 operation\)\.$/m)
  expect(written()).toMatch(/^# +2: \/$/m)
})

test('init: names the rules of the document that cannot be judged', async () => {
  const rules = [{ id: 'sum', let: { total: 'getTotal#/sum' }, rule: 'total == 1', message: 'The sum is 1.' }]
  const said = await initCli(['--openapi', writeDocument({ ...OAUTH, 'x-rules': rules })], folder, undefined)
  expect(said).toContain('#/x-rules/0: the document has no operation getTotal. The rule is not judged')
})

test('init: takes the exchange of a code for no login, and says that it is not judged', async () => {
  const fields = ['grant_type', 'code', 'code_verifier', 'redirect_uri', 'client_id']
  const properties = Object.fromEntries(fields.map((name) => [name, { type: 'string' }]))
  const content = { 'application/x-www-form-urlencoded': { schema: { required: fields, properties } } }
  const flow = { authorizationUrl: 'https://login.example/auth', tokenUrl: 'https://login.example/t', scopes: {} }
  const openapi = {
    ...OAUTH,
    paths: {
      '/stations': { get: { operationId: 'listStations', responses: {} } },
      '/token': { post: { operationId: 'exchangeCode', security: [], requestBody: { content }, responses: {} } },
    },
    components: { securitySchemes: { o: { type: 'oauth2', flows: { authorizationCode: flow } } } },
  }
  const said = await initCli(['--openapi', writeDocument(openapi)], folder, undefined)
  expect(said).toContain('variables: PLAYER_ONE_TOKEN, PLAYER_TWO_TOKEN\n')
  expect(parse(written())).toMatchObject({ players: [{ token: {} }, { token: {} }] })
  expect(written()).toMatch(/exchangeCode: a browser gives the authorization code \(code\)\n# deny: \[exchangeCode\]/)
  // That address takes a code, not a client's secret.
  expect(written()).not.toContain('login.example/t,')
})

/** Answers in turn, and empty ones afterwards. */
function answering(...answers: string[]): {
  ask: (question: string, proposal: string) => Promise<string>
  asked: string[]
} {
  const asked: string[] = []
  const ask = (question: string, proposal: string): Promise<string> => {
    asked.push(`${question} [${proposal}]`)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { ask, asked }
}

test('init: asks for the address first, with proposals, and an empty answer takes them', async () => {
  const { ask, asked } = answering('http://127.0.0.1:1/', join(LAB, 'openapi.yaml'), '', '', 'destructive')
  await initCli([], folder, ask)
  expect(asked.slice(0, 2)).toEqual([
    'The address of the server [http://localhost:8080]',
    expect.stringMatching(/^The OpenAPI document: a file, an address, or tumpak .* \[\]$/),
  ])
  expect(asked.join('\n')).toMatch(/Also operations with these effects/)
  expect(parse(written())).toMatchObject({ url: 'http://127.0.0.1:1/' })
  asked.length = 0
  await initCli(['--yes', '--file', 'other.yaml', '--openapi', join(LAB, 'openapi.yaml')], folder, ask)
  expect(asked).toEqual([])
})

test('init: asks again, with the reason, until an answer can be used', async () => {
  writeDocument(OAUTH)
  const { ask, asked } = answering(
    'localhost',
    'http://127.0.0.1:1',
    '',
    'nowhere.yaml',
    'api.json',
    'all',
    'destructive',
  )
  await initCli([], folder, ask)
  expect(asked.map((question) => question.split('\n')[0])).toEqual([
    expect.stringContaining('The address of the server'),
    'the address must begin with http:// or https://',
    expect.stringContaining('The OpenAPI document'),
    expect.stringContaining('no OpenAPI document is given'),
    'there is no file nowhere.yaml',
    expect.stringContaining('Also operations'),
    expect.stringContaining('allow accepts'),
  ])
  expect(parse(written())).toMatchObject({ openapi: './api.json', allow: ['destructive'] })
})

test('init: proposes the document that it finds, and takes an address or a preset', async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(OAUTH))
  const { ask, asked } = answering()
  await initCli([], folder, ask)
  expect(asked[1]).toContain('[./openapi.json]')
  expect(parse(written())).toMatchObject({ openapi: './openapi.json' })

  const server = createServer((_, response) => void response.end(JSON.stringify(OAUTH)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v3/api-docs`
  await initCli(['--force', '--openapi', address], folder, undefined)
  server.close()
  expect(parse(written())).toMatchObject({ openapi: address })

  await initCli(['--force', '--extends', 'tumpak'], folder, undefined)
  expect(parse(written())).toMatchObject({ extends: 'tumpak' })
  expect(written()).not.toMatch(/^openapi/m)
  const { ask: again } = answering('', 'tumpak')
  await initCli(['--force'], folder, again)
  expect(parse(written())).toMatchObject({ extends: 'tumpak' })
})

test('init: names the JSON Schema for editors, which accepts what it writes', async () => {
  await initCli(['--openapi', writeDocument(OAUTH)], folder, undefined)
  const [, path = ''] = /^# yaml-language-server: \$schema=(.*)$/m.exec(written()) ?? []
  const schema = JSON.parse(readFileSync(resolve(folder, path), 'utf8')) as Json
  const accepts = new Ajv({ strict: false }).compile(schema)
  accepts(parse(written()))
  expect(accepts.errors).toBeNull()
})

test('init: proposes a preset for a misspelled one', async () => {
  await expect(initCli(['--extends', 'tumpack'], folder, undefined)).rejects.toThrow('Did you mean tumpak?')
})

test('init: without a document it writes nothing and says what to do', async () => {
  await expect(initCli([], folder, undefined)).rejects.toThrow('no OpenAPI document is given')
  expect(written).toThrow('ENOENT')
})

test('init: never replaces a file without consent', async () => {
  const file = join(folder, 'conformance.yaml')
  const args = ['--openapi', writeDocument(OAUTH)]
  const isKept = (): boolean => written() === 'mine'
  writeFileSync(file, 'mine')
  await expect(initCli(args, folder, undefined)).rejects.toThrow('replace it with --force')
  await expect(initCli([...args, '--yes'], folder, () => Promise.resolve('yes'))).rejects.toThrow('--force')
  await expect(initCli(args, folder, () => Promise.resolve(''))).rejects.toThrow('stays as it is')
  expect(isKept()).toBe(true)
  await initCli(args, folder, (question) => Promise.resolve(question.includes('Replace') ? 'yes' : ''))
  expect(isKept()).toBe(false)
  writeFileSync(file, 'mine')
  await initCli([...args, '--force'], folder, undefined)
  expect(isKept()).toBe(false)
})

test.each([
  [['--url', 'ftp://host'], 'must begin with http'],
  [['--url', 'https://me:secret@host'], 'contains credentials'],
  [['--login', 'nobody'], 'no operation named nobody'],
  [['--login', 'listStation'], 'Did you mean listStations?'],
  [['--opnapi', 'a'], 'Did you mean --openapi?'],
  [['--allow', 'all'], 'allow accepts'],
])('init: refuses %j and writes nothing', async (more, message) => {
  await expect(initCli(['--openapi', writeDocument(OAUTH), ...more], folder, undefined)).rejects.toThrow(message)
  expect(written).toThrow('ENOENT')
})
