import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'

const words = {
  'application/json': { schema: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } } },
}
const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Bell', version: '1' },
  'x-envelope': { success: 'ok == true', code: '/code' },
  paths: {
    '/rings': {
      post: {
        operationId: 'ring',
        'x-codes': [{ code: 7, name: 'tooSoon', cause: 'It rang less than 60 s ago.' }],
        responses: { 200: { content: { 'application/json': { schema: { type: 'object', required: ['ok'] } } } } },
      },
    },
    '/bell': { get: { operationId: 'getBell', responses: { 200: { content: words } } } },
  },
}

/** Serves a bell with a cooldown. Only the harness's pauses advance its clock. */
async function ringFor(silence: number): Promise<string[]> {
  let now = 1_000_000
  let rang = 0
  const transport: Transport = ({ method, url }) => {
    const isRing = method === 'POST' && url.endsWith('/rings')
    const isSilent = isRing && now - rang < silence
    if (isRing && !isSilent) rang = now
    const known = isRing || (method === 'GET' && url.endsWith('/bell'))
    const body = !known ? '{"ok":false}' : isSilent ? '{"ok":false,"code":7}' : '{"ok":true}'
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve({ status: known ? 200 : 405, headers, setCookies: [], body, milliseconds: 1 })
  }
  const report = await runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    transport,
    slow: true,
    pause: (milliseconds) => {
      now += milliseconds + 2000
      return Promise.resolve()
    },
  })
  const cooldown = report.inconclusive.filter(({ check }) => check === 'cooldown').map(({ reason }) => reason)
  return [...report.findings.filter(({ check }) => check === 'cooldown').map(({ title }) => title), ...cooldown]
}

test('runSlow: checks the cooldown of a code', async () => {
  expect(await ringFor(0)).toEqual(['The operation can be repeated without a pause'])
  expect(await ringFor(60_000)).toEqual([])
  expect(await ringFor(600_000)).toEqual(['The operation is still refused after 60 s'])
})

test('runSlow: is left out without --slow', async () => {
  const transport: Transport = () =>
    Promise.resolve({
      status: 200,
      headers: { 'content-type': 'application/json' },
      setCookies: [],
      body: '{"ok":true}',
      milliseconds: 1,
    })
  const { inconclusive } = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport })
  expect(inconclusive.find(({ check }) => check === 'cooldown')).toMatchObject({ operationId: 'ring', byChoice: true })
})

test('runSlow: reports a body of 16 MB that is accepted, with a command that sends it', async () => {
  const schema = { type: 'object', required: ['text'], properties: { text: { type: 'string', maxLength: 9 } } }
  const openapi = {
    ...DOCUMENT,
    paths: {
      '/notes': {
        post: {
          operationId: 'addNote',
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { 200: { content: words } },
        },
      },
    },
  }
  const transport: Transport = ({ body }) => {
    let ok = true
    try {
      const { text } = JSON.parse(String(body)) as { text?: unknown }
      ok = typeof text === 'string' && text.length < 10
    } catch {
      ok = false
    }
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve({ status: 200, headers, setCookies: [], body: JSON.stringify({ ok }), milliseconds: 1 })
  }
  const { findings } = await runConformance({ url: 'http://server', openapi, transport, slow: true })
  const found = findings.find(({ check }) => check === 'oversized')
  expect(found?.title).toBe('A body of 16 MB is accepted, or gets no response')
  expect(found?.exchanges[0]?.curl).toMatch(/head -c 16777216 \/dev\/zero \| tr '\\0' 'x'/)
})
