import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import {
  findings,
  getDocument,
  no,
  ok,
  responsesWith,
  server,
  taking,
  type Reply,
} from '../../run/testing/other-styles.ts'

const DATES = { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } }
const REPORTS = getDocument({
  '/reports': {
    post: {
      operationId: 'makeReport',
      requestBody: taking({ type: 'object', required: ['from', 'to'], properties: DATES }),
      responses: responsesWith({ type: 'object', properties: {} }),
    },
  },
})

/** Makes reports of a period that `isFine` accepts. */
function reports(isFine: (from: string, to: string) => boolean): Transport {
  return server({
    'POST /reports': ({ body, headers }) => {
      if (headers['content-type'] !== 'application/json') return no(415)
      const isDate = (value: unknown): value is string =>
        typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
      let sent: Json | null
      try {
        sent = JSON.parse(String(body)) as Json | null
      } catch {
        return no(400)
      }
      const { from, to } = typeof sent === 'object' ? (sent ?? {}) : {}
      return isDate(from) && isDate(to) && isFine(from, to) ? ok({}) : no(422)
    },
  })
}

test.each([1, 2, 3, 4])('a date that only goes with another one is no refused valid input (seed %i)', async (seed) => {
  expect(
    await findings(
      REPORTS,
      reports((from, to) => from <= to),
      { seed },
    ),
  ).toEqual([])
})

test('a date that no neighbor makes acceptable is refused valid input', async () => {
  const isEven = (date: string): boolean => Number(date.slice(-2)) % 2 === 0
  const transport = reports((from, to) => from <= to && isEven(to))
  const found = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => findings(REPORTS, transport, { seed })))
  expect(found.flat()).toContain('makeReport/valid-input#body/to')
})

const USERS = getDocument(
  {
    '/users/{id}': {
      get: {
        operationId: 'getUser',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            example: 3,
            schema: { type: 'integer', minimum: 1, maximum: 1000 },
          },
        ],
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { status: {}, code: {}, result: {} } } },
            },
          },
        },
      },
    },
  },
  { 'x-envelope': { success: "status == 'ok'", code: '/code' } },
)

/** Serves the first users, and refuses over HTTP 200. `max` is the greatest id that it can read. */
function users(max: number): Transport {
  return (request) => {
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    const getReply = (): Reply => {
      if (!Number.isInteger(id) || id < 1 || id > max) return { body: { status: 'bad', code: 400 } }
      return id < 5 ? ok({}) : { body: { status: 'none', code: 404 } }
    }
    return server({ [`GET /users/${String(id)}`]: getReply })(request)
  }
}

const envelope = undefined

test('an id at its maximum that nobody has is no refused valid input, also over HTTP 200', async () => {
  expect(await findings(USERS, users(1000), { envelope })).toEqual([])
})

test('an id below its maximum that the server cannot read is refused valid input', async () => {
  expect(await findings(USERS, users(999), { envelope })).toContain('getUser/valid-input#path/id')
})
