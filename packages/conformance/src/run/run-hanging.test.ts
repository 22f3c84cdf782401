import { expect, test } from 'vitest'
import { TransportError, type Transport, type WireRequest } from '../http/message.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from './testing/other-styles.ts'

const note = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 2, maxLength: 9 } },
}
const DOCUMENT = getDocument({
  '/notes': {
    get: { operationId: 'listNotes', responses: responsesWith({ type: 'array', items: note }) },
    post: {
      operationId: 'addNote',
      'x-shows': ['listNotes'],
      requestBody: taking(note),
      responses: responsesWith(note),
    },
  },
})

function notes(hangs: (request: WireRequest) => boolean): { transport: Transport; waits: () => number } {
  let waits = 0
  const kept: object[] = []
  const inner = server({
    'GET /notes': () => ok(kept),
    'POST /notes': ({ body, headers }) => {
      try {
        const sent = JSON.parse(String(body)) as { text?: unknown } | null
        const { text } = sent ?? {}
        const fits = typeof text === 'string' && text.length >= 2 && text.length <= 9
        if (!fits || headers['content-type'] !== 'application/json') return no(400)
        kept.push({ text })
        return ok({ text })
      } catch {
        return no(400)
      }
    },
  })
  const transport: Transport = (request) => {
    if (!hangs(request)) return inner(request)
    waits += 1
    return Promise.reject(new TransportError('timeout', 'no response within 10 s'))
  }
  return { transport, waits: () => waits }
}

const run = (transport: Transport) =>
  runConformance({ url: 'http://server', openapi: DOCUMENT, envelope: "status == 'ok'", transport })

test('runConformance: the server without a hanging operation has no finding', async () => {
  const report = await run(notes(() => false).transport)
  expect(report.findings).toEqual([])
  expect(report.exitCode).toBe(0)
})

test.each([
  ['addNote', 'POST', 'listNotes'],
  ['listNotes', 'GET', 'addNote'],
])('runConformance: gives %s up after three timeouts, and checks the rest', async (hanging, method, other) => {
  const { transport, waits } = notes((request) => request.method === method && request.url.endsWith('/notes'))
  const report = await run(transport)
  expect(waits()).toBe(3)
  expect(report.findings.filter(({ operationId }) => operationId === hanging).map(({ check }) => check)).toEqual([
    'time',
  ])
  const open = report.inconclusive.filter(({ operationId }) => operationId === hanging).map(({ reason }) => reason)
  expect(open.join()).toMatch(/given up after several requests without a response within 10 s|no response in time/)
  expect(report.coverage.find(({ operationId }) => operationId === other)?.succeeded).toBe(true)
})

test('runConformance: checks an operation in full that hangs only at times', async () => {
  let requests = 0
  const { transport } = notes(({ method }) => method === 'POST' && (requests += 1) % 12 === 0)
  const report = await run(transport)
  expect(report.inconclusive.filter(({ reason }) => reason.startsWith('given up'))).toEqual([])
  expect(report.findings.map(({ id }) => id)).toContain('addNote/time')
})
