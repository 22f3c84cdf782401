import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../http/message.ts'
import { findings, getDocument, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 1, maxLength: 40 }
const LANGUAGE = { name: 'Accept-Language', in: 'header', schema: { type: 'string' } }
const code = { type: 'string', pattern: '^[A-Za-z]{4}$', 'x-ignores': 'case' }
const coupon = { type: 'object', required: ['code'], properties: { code } }
const prize = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, title: text } }
const DOCUMENT = getDocument({
  '/prizes': {
    get: {
      operationId: 'listPrizes',
      parameters: [LANGUAGE],
      responses: responsesWith({ type: 'array', items: prize }),
    },
  },
  '/prizes/{id}/claim': {
    post: {
      operationId: 'claim',
      parameters: [LANGUAGE, { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: responsesWith({ type: 'null' }),
    },
  },
  '/coupons': {
    post: {
      operationId: 'useCoupon',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: coupon, example: { code: 'FREE' } } },
      },
      responses: responsesWith({ type: 'null' }),
    },
    get: {
      operationId: 'getCoupon',
      parameters: [{ name: 'code', in: 'query', required: true, schema: code, example: 'FREE' }],
      responses: responsesWith({ type: 'object', properties: { isKnown: { type: 'boolean' } } }),
    },
  },
})

type Fault = 'claim-per-language' | 'case-of-write' | 'case-of-read'

/** Serves prizes that are claimed once, and a coupon. */
function prizes(fault?: Fault): Transport {
  const claimed = new Set<string>()
  const getCode = ({ body, headers }: WireRequest): string | undefined => {
    if (headers['content-type'] !== 'application/json') return undefined
    try {
      const sent: unknown = JSON.parse(String(body))
      return isJson(sent) && typeof sent['code'] === 'string' ? sent['code'] : undefined
    } catch {
      return undefined
    }
  }
  const isKnown = (sent: string | undefined | null, isExact: boolean): boolean =>
    (isExact ? sent : sent?.toUpperCase()) === 'FREE'
  const isText = (sent: string | undefined | null): boolean => /^[A-Za-z]{4}$/.test(sent ?? '')
  const IDS = Array.from({ length: 12 }, (_, index) => index + 1)
  return (request) => {
    const language = request.headers['Accept-Language'] ?? 'en-US'
    return server({
      'GET /prizes': () => ok(IDS.map((id) => ({ id, title: language.startsWith('vi') ? 'Quà' : 'Prize' }))),
      ...Object.fromEntries(
        IDS.map((id) => [
          `POST /prizes/${String(id)}/claim`,
          () => {
            const key = fault === 'claim-per-language' ? `${String(id)} ${language}` : String(id)
            if (claimed.has(key)) return no(409)
            claimed.add(key)
            return ok(null)
          },
        ]),
      ),
      'POST /coupons': (sent) => {
        const own = getCode(sent)
        return isText(own) && isKnown(own, fault === 'case-of-write') ? ok(null) : no(isText(own) ? 409 : 400)
      },
      'GET /coupons': (_, { searchParams }) => {
        const own = searchParams.get('code')
        return isText(own) ? ok({ isKnown: isKnown(own, fault === 'case-of-read') }) : no(400)
      },
    })(request)
  }
}

const run = (fault?: Fault, more: Json = {}): Promise<string[]> => findings(DOCUMENT, prizes(fault), more)

test('a correct server is the same in each language and in each case', async () => {
  expect(await run()).toEqual([])
})

test('a prize that is claimed once in each language is found', async () => {
  expect(await run('claim-per-language')).toEqual(['claim/variation#language'])
})

test('a text whose case counts is found, in a write and in a read', async () => {
  expect(await run('case-of-write')).toEqual(['useCoupon/variation#case/code'])
  expect(await run('case-of-read')).toEqual(['getCoupon/variation#case/code'])
})
