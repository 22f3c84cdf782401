import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../http/message.ts'
import { runConformance } from './run-conformance.ts'

const envelope = (data: object): object => ({
  '200': {
    content: {
      'application/json': {
        schema: {
          oneOf: [
            { type: 'object', required: ['ok', 'data'], properties: { ok: { const: true }, data } },
            {
              type: 'object',
              required: ['ok', 'code'],
              properties: { ok: { const: false }, code: { type: 'integer' } },
            },
          ],
        },
      },
    },
  },
})
const text = { type: 'string', minLength: 1, maxLength: 5 }
const note = { type: 'object', required: ['id', 'text'], properties: { id: { type: 'integer' }, text } }
const body = { type: 'object', required: ['text'], properties: { text } }
const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  'x-envelope': { success: 'ok == true', code: '/code', data: '/data' },
  'x-codes': [{ code: 40000, name: 'badInput' }],
  paths: {
    '/notes': {
      get: { operationId: 'listNotes', responses: envelope({ type: 'array', items: note }) },
      post: {
        operationId: 'addNote',
        'x-shows': ['listNotes'],
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: envelope(note),
      },
    },
  },
}

interface Faults {
  /** The longest text that the server accepts. */
  longest?: number
  isLost?: boolean
  isLie?: boolean
  extra?: object
}

/** Creates an in-memory server with two operations and optional faults. */
function server({ longest = 5, isLost = false, isLie = false, extra = {} }: Faults = {}): Transport {
  const notes: object[] = []
  const headers = { 'content-type': 'application/json' }
  const respond = (value: object, status = 200) =>
    Promise.resolve({ status, headers, setCookies: [], body: JSON.stringify(value), milliseconds: 1 })
  return ({ method, body: sent, headers: given }) => {
    if (method === 'GET') return respond({ ok: true, data: notes })
    if (method !== 'POST') return respond({}, 405)
    let words: unknown
    try {
      words = (JSON.parse(String(sent)) as { text?: unknown } | null)?.text
    } catch {}
    const fits = typeof words === 'string' && words.length >= 1 && words.length <= longest
    if (!fits || given['content-type'] !== 'application/json') return respond({ ok: false, code: 40_000 })
    const made = { id: notes.length + 1, text: words, ...extra }
    if (!isLost) notes.push(made)
    return respond(isLie ? { ok: false, code: 40_000 } : { ok: true, data: made })
  }
}

async function findings(faults?: Faults): Promise<string[]> {
  const report = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport: server(faults) })
  return report.findings.map((one) => one.id)
}

test('runConformance: a healthy server has no findings and nothing inconclusive', async () => {
  const report = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport: server() })
  expect(report.findings).toEqual([])
  expect(report.inconclusive.filter((one) => !one.byChoice)).toEqual([])
  expect(report.exitCode).toBe(0)
  expect(report.coverage.every((one) => one.succeeded)).toBe(true)
})

test('runConformance: finds a maximum that is one too low', async () => {
  expect(await findings({ longest: 4 })).toEqual(['addNote/valid-input#body/text'])
})

test('runConformance: finds a maximum that is one too high', async () => {
  expect(await findings({ longest: 6 })).toContain('addNote/bad-input#body/text')
})

test('runConformance: finds a success without effect', async () => {
  expect(await findings({ isLost: true })).toContain('addNote/created')
})

test('runConformance: finds a refusal with an effect', async () => {
  expect(await findings({ isLie: true })).toContain('addNote/unchanged#listNotes/data/length')
})

test('runConformance: finds an undocumented field once', async () => {
  expect(await findings({ extra: { trace: 'x' } })).toEqual([
    'addNote/undocumented-field#/data/trace',
    'listNotes/undocumented-field#/data/*/trace',
  ])
})

test('runConformance: a baseline entry makes a finding known until it expires', async () => {
  const id = 'addNote/valid-input#body/text'
  const run = (expires: string) =>
    runConformance({
      url: 'http://server',
      openapi: DOCUMENT,
      transport: server({ longest: 4 }),
      baseline: [{ id, reason: 'agreed', expires }],
    })
  expect((await run('2999-01-01')).exitCode).toBe(0)
  expect((await run('2001-01-01')).exitCode).toBe(1)
})

test('runConformance: only limits the operations, and an unknown name is rejected', async () => {
  const given = { url: 'http://server', openapi: DOCUMENT, transport: server() }
  expect((await runConformance({ ...given, only: ['listNotes'] })).coverage).toHaveLength(1)
  await expect(runConformance({ ...given, only: ['listNote'] })).rejects.toThrow('like listNote')
})
