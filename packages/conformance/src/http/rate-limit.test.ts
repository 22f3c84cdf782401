import { describe, expect, it } from 'vitest'
import { runConformance } from '../run/run-conformance.ts'
import type { WireResponse } from './message.ts'
import { RateLimit } from './rate-limit.ts'

const respond = (status: number, retryAfter?: string): WireResponse => ({
  status,
  headers: {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  },
  setCookies: [],
  body: '{}',
  milliseconds: 1,
})

/** A limit whose waits take no time, and a sender that gets these responses. */
function start(...responses: WireResponse[]) {
  const waits: number[] = []
  const limit = new RateLimit((milliseconds) => {
    waits.push(Math.round(milliseconds / 1000))
    return Promise.resolve()
  })
  const send = (): Promise<WireResponse> => Promise.resolve(responses.shift() ?? respond(200))
  return { limit, send, waits }
}

describe('RateLimit', () => {
  it.each([
    ['the seconds that Retry-After names', '7', 7],
    ['until the date that Retry-After names', new Date(Date.now() + 20_000).toUTCString(), 21],
    ['a second without Retry-After', undefined, 1],
  ])('waits %s', async (_, retryAfter, seconds) => {
    const { limit, send, waits } = start(respond(429, retryAfter))
    expect((await limit.send(send, true)).status).toBe(200)
    expect(waits.every((wait) => Math.abs(wait - seconds) <= 1)).toBe(true)
    expect(waits).toHaveLength(1)
  })

  it.each([
    ['the server refuses again and again', Array.from({ length: 40 }, () => respond(429, '10'))],
    ['the wait is an hour', [respond(429, '3600')]],
  ])('returns the refusal if %s', async (_, responses) => {
    const { limit, send } = start(...responses)
    expect((await limit.send(send, true)).status).toBe(429)
  })

  it('sends one request at a time once the limit was met', async () => {
    const { limit, send } = start(respond(429, '1'))
    await limit.send(send, true)
    let open = 0
    let most = 0
    const slowly = async (): Promise<WireResponse> => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return respond(200)
    }
    await Promise.all([1, 2, 3].map(() => limit.send(slowly, true)))
    expect(most).toBe(1)
  })
})

const DOCUMENT = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/notes': {
      post: {
        operationId: 'addNote',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', properties: { n: { maximum: 9, type: 'integer' } } } },
          },
        },
        responses: { 200: { description: 'Added.' }, '4XX': { description: 'No.' } },
      },
    },
  },
}

describe('runConformance on a server with a limit', () => {
  it.each([
    ['never counts 429 as a refusal of the input', 2, ['addNote/bad-input#body/n'], 1],
    ['says what it could not judge if nothing gets through', 1, [], 1],
  ])('%s', async (_, every, known, exitCode) => {
    let sent = 0
    const transport = (): Promise<WireResponse> => {
      sent += 1
      return Promise.resolve(sent % every === 0 ? respond(429, '1') : respond(200))
    }
    const report = await runConformance({
      url: 'http://server',
      openapi: DOCUMENT,
      transport,
      pause: () => Promise.resolve(),
    })
    expect(report.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(known))
    expect(report.exitCode).toBe(exitCode)
    const reasons = report.inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason)
    expect(reasons.some((reason) => reason.includes('too many'))).toBe(every === 1)
  })
})

/** A document whose limit has its own response. */
const LIMITED = {
  ...DOCUMENT,
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        responses: {
          200: { description: 'Notes.', content: { 'application/json': { schema: { type: 'object' } } } },
          429: {
            description: 'Slow down.',
            headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
            content: { 'application/json': { schema: { type: 'object', required: ['title'] } } },
          },
        },
      },
    },
  },
}

describe('runConformance on a server with a documented limit', () => {
  it.each([
    ['counts 429 as seen', '1', '{"title":"Slow down"}', []],
    ['finds that Retry-After is missing', undefined, '{"title":"Slow down"}', ['listNotes/headers#header/Retry-After']],
    ['finds a body of another shape', '1', '{}', ['listNotes/schema#/title']],
  ])('%s', async (_, retryAfter, body, ids) => {
    let sent = 0
    const report = await runConformance({
      url: 'http://server',
      openapi: LIMITED,
      transport: ({ method }) => {
        const isLimit = (sent += 1) % 2 === 0
        return Promise.resolve(isLimit ? { ...respond(429, retryAfter), body } : respond(method === 'GET' ? 200 : 405))
      },
      pause: () => Promise.resolve(),
    })
    expect(report.findings.map(({ id }) => id)).toEqual(ids)
    const seen = report.coverage.flatMap(({ codes }) => codes.map(({ code, seen: isSeen }) => [code, isSeen]))
    expect(seen).toEqual([
      ['HTTP 200', true],
      ['HTTP 429', true],
    ])
  })
})
