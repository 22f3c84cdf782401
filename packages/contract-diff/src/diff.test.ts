import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { SOCKET_BREAKING, SOCKET_SAFE } from './testing/asyncapi-cases.ts'
import { announcedLevel } from './change.ts'
import { diffCli } from './cli.ts'
import { compareDocuments } from './compare.ts'
import { BREAKING, SAFE } from './testing/openapi-cases.ts'
import { readSide } from './read-side.ts'
import { set } from './testing/testing-changes.ts'

const ROOT = join(import.meta.dirname, '../../..')
const openapi = await bundled('openapi.json')
const socket = await bundled('asyncapi.json')
const frames = await bundled('frames.json')

async function bundled(name: string): Promise<Json> {
  return JSON.parse(await readFile(join(ROOT, 'generated', name), 'utf8')) as Json
}

type Comparison = ReturnType<typeof compareDocuments>

function getParties({ changes }: Comparison): string[] {
  return [...new Set(changes.flatMap(({ breaks }) => breaks))].toSorted()
}

/** One case per test, because a comparison is slow. */
function expectBreaking(compared: Comparison, breaks: readonly string[]): void {
  expect(getParties(compared)).toEqual(breaks)
  expect(compared.isUnannounced).toBe(true)
  for (const { text, rule, place, touches } of compared.changes) {
    for (const word of [text, rule, place, ...touches]) expect(word).not.toMatch(/undefined|\[object|^$/)
  }
}

describe('compareDocuments of the HTTP document', () => {
  test.each(BREAKING)('reports as breaking: $name', ({ change, breaks }) => {
    expectBreaking(compareDocuments('document', openapi, change(openapi)), breaks)
  })
  test.each(SAFE)('reports as safe: $name', ({ change, breaks }) => {
    expect(getParties(compareDocuments('document', openapi, change(openapi)))).toEqual(breaks)
  })
})

describe('compareDocuments of the socket document', () => {
  test.each(SOCKET_BREAKING)('reports as breaking: $name', ({ change, breaks }) => {
    expectBreaking(compareDocuments('document', socket, change(socket)), breaks)
  })
  test.each(SOCKET_SAFE)('reports as safe: $name', ({ change, breaks }) => {
    expect(getParties(compareDocuments('document', socket, change(socket)))).toEqual(breaks)
  })
})

describe('compareDocuments of the frame document', () => {
  test('reports as breaking a removed page kind of a message, and as safe an added one', () => {
    const close = '/components/messages/Close/x-frames'
    const signUp = '/components/messages/SignUp/x-frames'
    const partiesAfter = (change: (root: Json) => Json) =>
      getParties(compareDocuments('document', frames, change(frames)))
    expect(partiesAfter(set(close, ['game']))).toEqual(['backends'])
    expect(partiesAfter(set(signUp, ['activity', 'game']))).toEqual([])
  })
})

describe('compareDocuments of other documents', () => {
  const amount = (schema: Json): Json => ({
    openapi: '3.0.3',
    info: { version: '1.0.0' },
    servers: [{ url: '/api/{v}', variables: { v: { default: 'v1' } } }],
    paths: { '/pay': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    components: { schemas: { Card: { type: 'object' }, Bank: { type: 'object' } } },
  })
  const listChanges = (old: Json, now: Json): string[] =>
    compareDocuments('d', old, now).changes.map(({ rule, text, breaks }) => `${rule} ${breaks.join()} ${text}`)

  test('treats an exclusive limit of 3.0 and of 3.1 as equal', () => {
    const old = amount({ type: 'number', minimum: 0, exclusiveMinimum: true })
    expect(listChanges(old, amount({ type: 'number', exclusiveMinimum: 0 }))).toEqual([])
    expect(listChanges(old, amount({ type: 'number', minimum: 0 }))).toEqual([
      'minimum-wider backends body: minimum was "0, excluded", is 0',
    ])
  })

  test('reports a renamed discriminator value as breaking', () => {
    const oneOf = [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }]
    const union = (mapping: Json): Json => amount({ oneOf, discriminator: { propertyName: 'kind', mapping } })
    expect(listChanges(union({ card: 'Card' }), union({ card: 'Card', Bank: 'Bank' }))).toEqual([])
    expect(listChanges(union({ card: 'Card' }), union({ cc: 'Card' }))).toEqual([
      'discriminator-wider backends body: Card is also called cc',
      'discriminator-narrower apps body: Card is no longer called card',
    ])
  })

  test('reports moved operations if the default of a server variable changes', () => {
    const old = amount({})
    const servers = [{ url: '/api/{v}', variables: { v: { default: 'v2' } } }]
    expect(listChanges(old, { ...old, servers })).toEqual([
      'server apps,backends The operations were under /api/v1, are under /api/v2',
    ])
  })
})

test('compareDocuments: reports a change of a shared component once, with all operations that use it', () => {
  const { changes } = compareDocuments('d', openapi, set('/components/schemas/Peso/type', 'string')(openapi))
  const types = changes.filter(({ rule }) => rule === 'type-other')
  expect(types).toHaveLength(1)
  expect(types[0]?.touches).toContain('GET /api/balance')
  expect(types[0]?.touches.length).toBeGreaterThan(2)
})

describe('compareDocuments: changes with one cause', () => {
  const toLines = (change: (root: Json) => Json): string[] =>
    compareDocuments('d', openapi, change(openapi)).changes.map(
      ({ rule, breaks, touches }) => `${rule} ${breaks.join()} ${touches.length > 1 ? 'many' : (touches[0] ?? '')}`,
    )
  const everywhere = (from: string, to: string) => (root: Json) =>
    JSON.parse(JSON.stringify(root).replaceAll(from, to)) as Json

  test('reports a renamed session cookie once', () => {
    expect(toLines(set('/components/securitySchemes/session/name', 'sid'))).toEqual([
      'security-scheme backends,players every operation with a session',
    ])
  })

  test('reports another scheme for the session token once', () => {
    const key = { type: 'http', scheme: 'bearer' }
    const change = (root: Json): Json =>
      set('/components/securitySchemes', { token: key })(everywhere('"session":[]', '"token":[]')(root))
    expect(toLines(change)).toEqual(['security-removed players many', 'security-added backends many'])
  })

  test('reports a renamed operationId once, with all references', () => {
    expect(toLines(everywhere('"getBalance"', '"readBalance"'))).toEqual(['operation-id  GET /api/balance'])
  })

  test('reports another prefix of all paths once', () => {
    expect(toLines(everywhere('"/api/', '"/v2/'))).toEqual(['call-moved backends,players many'])
  })
})

describe('compareDocuments: read-only and write-only properties', () => {
  const user = (id: Json, required: string[] = []): Json => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/User' } } }
    const put = { requestBody: { content }, responses: { 200: { description: '', content } } }
    const schemas = { User: { type: 'object', required, properties: { id } }, Id: { type: 'string' } }
    return { openapi: '3.1.0', info: { version: '1.0.0' }, paths: { '/user': { put } }, components: { schemas } }
  }
  const text = { type: 'string' }
  const listChanges = (old: Json, now: Json): string[] =>
    compareDocuments('d', old, now).changes.map(({ rule, breaks, text: words }) => `${rule} ${breaks.join()} ${words}`)

  test.each([
    [user(text), user({ ...text, readOnly: true }), ['property-read-only apps User.id is read-only now, so that no request has it']], // prettier-ignore
    [user(text), user({ $ref: '#/components/schemas/Id', readOnly: true }), ['property-read-only apps User.id is read-only now, so that no request has it']], // prettier-ignore
    [user(text, ['id']), user({ ...text, readOnly: true }, ['id']), ['property-read-only apps,backends User.id is read-only now, so that no request has it']], // prettier-ignore
    [user({ ...text, readOnly: true }, ['id']), user(text, ['id']), ['property-required apps User.id is not read-only any more, and required']], // prettier-ignore
    [user({ ...text, readOnly: true }), user(text), ['property-added  User.id is not read-only any more']],
    [user(text), user({ allOf: [{ ...text, writeOnly: true }] }), ['property-write-only apps User.id is write-only now, so that no response has it']], // prettier-ignore
    [user({ ...text, writeOnly: true }), user(text), ['property-added  User.id is not write-only any more']],
    [user({ ...text, readOnly: true }), user({ type: 'string', maxLength: 3, readOnly: true }), ['maxLength-narrower backends User.id: maxLength was not there, is 3']], // prettier-ignore
  ])('case %#', (old, now, found) => {
    expect(listChanges(old, now)).toEqual(found)
  })
})

test.each([
  ['1.0.0', '2.0.0', 'major'],
  ['1.9.3', '1.10.0', 'minor'],
  ['1.0.0', '1.0.1', 'patch'],
  ['0.3.0', '0.4.0', 'major'],
  ['0.3.0', '0.3.1', 'minor'],
  ['2.0.0', '1.9.0', undefined],
  ['1.0.0', '1.0.0', undefined],
  ['one', '2.0.0', undefined],
])('announcedLevel: version change from %s to %s announces %s', (old, now, level) => {
  expect(announcedLevel(old, now)).toBe(level)
})

// Copies folders and runs git, which is slow on a busy machine.
describe('contract:diff', { timeout: 60_000 }, () => {
  async function run(...args: string[]) {
    const printed: string[] = []
    const code = await diffCli(args, ROOT, (text) => void printed.push(text), 'contract-diff')
    return { code, text: printed.join('\n') }
  }

  test('exits with 0 without changes', async () => {
    const { code, text } = await run('.')
    expect(code).toBe(0)
    expect(text.match(/No change\./g)).toHaveLength(3)
  })

  test('exits with 1 for a breaking change, with 0 if the version announces it, and prints a table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
    try {
      execFileSync('cp', ['-r', join(ROOT, 'openapi'), join(ROOT, 'asyncapi'), folder])
      const balance = join(folder, 'openapi/components/schemas/account/UserAccount.yaml')
      execFileSync('sed', ['-i.old', 's/^  - deposit$//; s/, deposit]/]/', balance])
      const broken = await run('.', folder)
      expect(broken.code).toBe(1)
      expect(broken.text).toContain('| players | UserAccount.deposit may be left out now |')
      expect(broken.text).toContain('components/schemas/account/UserAccount.yaml#')
      execFileSync('sed', ['-i.old', 's/^  version: [0-9]*\\./  version: 99./', join(folder, 'openapi/openapi.yaml')])
      const announced = await run('.', folder)
      expect(announced.code).toBe(0)
      expect(announced.text).toContain('announced by the version number')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('exits with 2 for an unknown ref, folder or document', () => {
    expect(() => readSide('no-such-ref', ROOT)).toThrow(/neither a folder .* nor a git ref/)
    expect(() => readSide('no-such-ref', ROOT)).toThrow(/Git says: fatal: Needed a single revision/)
    expect(() => readSide('HEAD', tmpdir())).toThrow(/Git says: fatal: not a git repository/)
    expect(() => readSide('--output=x', ROOT)).toThrow(/neither/)
  })
})
