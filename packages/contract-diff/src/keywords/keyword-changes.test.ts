import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { KEYWORDS, type Part } from '@tumpak/contract-kit/keywords.ts'
import { compareDocuments } from '../compare.ts'

const text = { type: 'string' }
const SID = { type: 'apiKey', in: 'cookie', name: 'sid' }
const CODES = [
  { code: 1, name: 'notBound', cause: 'No wallet is bound.', field: 'amount' },
  { code: 2, name: 'taken', cause: 'It is taken.' },
]

/** A document with one part that has these keywords; `elsewhere` has them too. */
function getDocument(part: Part, own: Json, elsewhere: Json): Json {
  if (['channel', 'parameter', 'message'].includes(part)) return getMessages(part, own)
  const schema = { type: 'object', properties: { a: { ...text, ...(part === 'schema' && own) } } }
  const getOperation = (operationId: string, codes: readonly Json[], more: Json): Json => ({
    operationId,
    'x-codes': codes,
    responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
    ...more,
  })
  const codes = part === 'code' ? [{ ...CODES[0], ...own }] : CODES
  const operation = getOperation('pay', codes, part === 'operation' ? own : {})
  const refusal = { description: 'No.', ...(part === 'response' && own) }
  Object.assign(operation['responses'] as Json, { 503: refusal })
  const other = getOperation('other', [{ ...CODES[0], ...elsewhere }], elsewhere)
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1.0.0' },
    paths: { '/pay': { post: operation }, '/other': { post: other }, '/list': { get: getOperation('list', [], {}) } },
    ...(part === 'scheme' && { components: { securitySchemes: { sid: { ...SID, ...own } } }, security: [{ sid: [] }] }),
    ...(part === 'document' && own),
  }
}

function getMessages(part: Part, own: Json): Json {
  const uid = { description: 'The id.', ...(part === 'parameter' && own) }
  const message = { name: 'count', payload: { type: 'integer' }, ...(part === 'message' && own) }
  const channel = {
    address: '/ws/{uid}',
    parameters: { uid },
    messages: { count: message },
    ...(part === 'channel' && own),
  }
  const reference = { $ref: '#/channels/main' }
  return {
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1.0.0' },
    channels: { main: channel },
    operations: { receive: { action: 'receive', channel: reference } },
  }
}

type Row = readonly [keyword: string, part: Part, old: unknown, now: unknown, breaks: string, isKnown?: false]

/** What each keyword's change breaks. `isKnown` is false where the old document has the keyword nowhere else. */
const ROWS: readonly Row[] = [
  ['x-envelope', 'document', { success: 'code == 0' }, { success: 'code == 1' }, 'apps,backends'],
  ['x-envelope', 'document', { success: 'a' }, { success: 'a', refusals: 'http' }, ''],
  ['x-zone', 'document', '+08:00', '+07:00', 'apps,backends'],
  ['x-zone', 'document', undefined, '+07:00', 'read', false],
  ['x-features', 'document', 'list#/a', 'list#/b', 'apps,backends'],
  ['x-features', 'document', undefined, 'list#/a', 'read', false],
  ['x-masks', 'document', { name: { pattern: '^a' } }, { name: { pattern: '^b' } }, 'backends'],
  ['x-masks', 'document', {}, { name: { pattern: '^b' } }, ''],
  [
    'x-changelog',
    'document',
    [],
    [{ version: '2', changes: ['Breaks backends that sort: no.', 'A field.'] }],
    'backends',
  ],
  [
    'x-changelog',
    'document',
    [],
    [{ version: '2', changes: ['Breaks apps that send no key, and backends: a key.'] }],
    'apps,backends',
  ],
  ['x-codes', 'operation', CODES, CODES.toReversed(), 'backends'],
  ['x-codes', 'document', CODES, CODES.toReversed(), 'backends'],
  ['x-codes', 'operation', CODES, [...CODES, { code: 3, name: 'late' }], ''],
  ['x-when', 'code', undefined, { when: 'a > 1' }, 'backends'],
  ['x-when', 'code', { when: 'a > 1' }, { when: 'a > 2' }, 'backends'],
  ['x-rules', 'document', [{ id: 'a', rule: 'x == 1' }], [{ id: 'a', rule: 'x == 2' }], 'backends'],
  ['x-rules', 'document', undefined, [{ id: 'a', rule: 'x == 1' }], 'read', false],
  ['x-rules', 'document', [], [{ id: 'a', rule: 'x == 1', let: { x: 'list#/a' } }], 'backends'],
  ['x-rules', 'document', [], [{ id: 'a', rule: 'x == 1', let: { x: 'listNew#/a' } }], ''],
  ['x-rules', 'operation', [], [{ id: 'a', rule: 'x == 1' }], 'backends'],
  ['x-rules', 'operation', [], [{ id: 'a', rule: 'x == 1', says: 'Done.' }], 'read'],
  ['x-rules', 'operation', [{ id: 'a', rule: 'x == 1' }], [], ''],
  ['x-refuses', 'code', undefined, 'unknown', 'backends'],
  ['x-refuses', 'code', undefined, 'unknown', 'read', false],
  ['x-refuses', 'code', 'unknown', undefined, ''],
  ['x-feature', 'operation', 'chat', 'shop', 'apps,backends'],
  ['x-feature', 'operation', undefined, 'chat', 'apps,backends'],
  ['x-feature', 'operation', 'chat', undefined, ''],
  ['x-feature', 'code', 'chat', 'shop', 'apps,backends'],
  ['x-feature', 'message', 'chat', 'shop', 'apps,backends'],
  ['x-lasting', 'operation', undefined, true, ''],
  ['x-effect', 'operation', 'write', 'money', 'apps'],
  ['x-effect', 'operation', 'write', 'read', 'backends'],
  ['x-effect', 'operation', 'money', 'write', ''],
  ['x-effect', 'operation', undefined, 'message', 'apps'],
  ['x-affects', 'operation', ['pay'], ['pay', 'list'], 'apps'],
  ['x-affects', 'operation', ['list'], [], ''],
  ['x-affects', 'operation', undefined, ['list'], '', false],
  ['x-affects', 'operation', ['pay'], ['pay', 'new'], ''],
  ['x-affects', 'message', ['a'], ['a', 'b'], 'apps'],
  ['x-shows', 'operation', ['list'], ['list', 'pay'], 'backends'],
  ['x-shows', 'operation', ['list'], [{ at: 'list#/0', is: 1 }], ''],
  ['x-shows', 'operation', [{ at: 'list#/0', is: 0 }], [{ at: 'list#/0', is: 1 }], 'backends'],
  ['x-session', 'scheme', undefined, { renewed: true }, 'read'],
  ['x-session', 'scheme', { refusedOrigin: 403 }, { refusedOrigin: 401 }, 'backends'],
  ['x-own', 'operation', false, true, 'apps,backends'],
  ['x-own', 'operation', undefined, true, ''],
  [
    'x-requires',
    'operation',
    [{ at: 'list#/a', is: true, code: 'taken' }],
    [{ at: 'list#/a', is: false, code: 'taken' }],
    'backends',
  ],
  ['x-requires', 'operation', [], [{ at: 'list#/a', is: true, code: 'late' }], 'backends'],
  ['x-requires', 'operation', [], [{ at: 'list#/a', is: true, code: 'notBound' }], 'read'],
  ['x-requires', 'operation', [{ at: 'list#/a', is: true, code: 'taken' }], [], ''],
  [
    'x-within',
    'operation',
    [{ field: 'amount', minimum: 'list#/a' }],
    [{ field: 'amount', minimum: 'list#/b' }],
    'backends',
  ],
  ['x-within', 'operation', [], [{ field: 'amount', maximum: 'list#/a' }], 'read'],
  ['x-within', 'operation', [], [{ field: 'other', maximum: 'list#/a' }], 'backends'],
  [
    'x-once',
    'operation',
    [{ by: ['name'], code: 'taken' }],
    [{ by: ['name'], among: 'all', code: 'taken' }],
    'backends',
  ],
  ['x-once', 'operation', undefined, [{ code: 'late' }], 'backends'],
  ['x-once', 'operation', undefined, [{ code: 2 }], 'read'],
  ['x-ends', 'operation', { sessions: 'own' }, { sessions: 'all' }, 'backends'],
  ['x-ends', 'operation', undefined, { sessions: 'all' }, 'backends'],
  ['x-ends', 'operation', undefined, { sessions: 'all' }, 'read', false],
  ['x-sum', 'operation', { of: 'list#/a', field: 'a' }, { of: 'list#/b', field: 'a' }, 'backends'],
  ['x-order', 'operation', '-at', 'at', 'backends'],
  ['x-order', 'operation', '-at', undefined, 'apps'],
  ['x-answers', 'operation', 'list', 'pay', 'apps,backends'],
  ['x-answers', 'operation', undefined, 'list', ''],
  ['x-destructive', 'operation', undefined, true, ''],
  ['x-infrastructure', 'response', undefined, true, 'read', false],
  ['x-mask', 'schema', undefined, 'name', 'backends', false],
  ['x-mask', 'schema', 'name', 'account', 'backends'],
  ['x-mask', 'schema', 'name', undefined, ''],
  ['x-open', 'schema', undefined, true, 'apps', false],
  ['x-open', 'schema', true, undefined, ''],
  ['x-round', 'schema', undefined, 'down', 'apps'],
  ['x-input', 'schema', 'A', 'B', 'apps'],
  ['x-input', 'schema', undefined, 'B', ''],
  ['x-essential', 'schema', undefined, true, ''],
  ['x-widths', 'schema', [1], [2], ''],
  ['x-enum-varnames', 'schema', ['a'], ['b'], ''],
  ['x-normalized', 'schema', undefined, true, ''],
  ['x-secret', 'schema', undefined, true, ''],
  ['x-ignores', 'schema', undefined, 'case', 'backends'],
  ['x-ignores', 'schema', 'case', undefined, ''],
  ['x-proposed', 'schema', true, undefined, ''],
  ['x-proposed', 'operation', true, undefined, ''],
  ['x-proposed', 'channel', undefined, true, ''],
  ['x-proposed', 'message', true, undefined, ''],
  ['x-heartbeat', 'channel', { probeSeconds: 5 }, { probeSeconds: 6 }, 'apps'],
  ['x-heartbeat', 'channel', {}, { probeSeconds: 5 }, 'apps'],
  ['x-heartbeat', 'channel', { answerSeconds: 2 }, { answerSeconds: 1 }, 'backends'],
  ['x-heartbeat', 'channel', { silenceSeconds: 60 }, { silenceSeconds: 30 }, 'apps,backends'],
  ['x-reconnect', 'channel', {}, { tryLaterSeconds: 30 }, 'apps'],
  ['x-reconnect', 'channel', { baseSeconds: 3 }, { baseSeconds: 1 }, 'apps'],
  ['x-acknowledgement', 'channel', { rememberSids: 9 }, { rememberSids: 8 }, 'apps'],
  ['x-acknowledgement', 'channel', { redelivery: 'a' }, { redelivery: 'b' }, 'backends'],
  ['x-acknowledgement', 'channel', { event: 'ack' }, { event: 'seen' }, 'apps,backends'],
  ['x-admission', 'channel', { cookie: 'a' }, { cookie: 'b' }, 'apps,backends'],
  ['x-admission', 'channel', {}, { endsWithSession: true }, 'read'],
  ['x-close-codes', 'channel', [{ code: 1 }], [{ code: 1, reconnect: false }], 'apps,backends'],
  ['x-query', 'channel', { lang: 'a' }, { lang: 'a', theme: 'b' }, ''],
  ['x-query', 'channel', { lang: 'a' }, {}, 'apps,backends'],
  ['x-rewards', 'channel', {}, { mostWaiting: 3 }, 'apps,backends'],
  ['x-from', 'parameter', { call: 'a' }, { call: 'b' }, 'apps,backends'],
  ['x-belongs', 'parameter', ['player'], ['player', 'operation'], 'backends'],
  ['x-count', 'message', { call: 'a' }, { call: 'b' }, 'apps,backends'],
  ['x-count', 'message', undefined, { call: 'b' }, 'read', false],
  ['x-frames', 'message', ['game', 'payment'], ['game'], 'backends'],
]

describe('keywordChanges', () => {
  it('compares every keyword that has a meaning, on every part that may have it', () => {
    const compared = new Set(ROWS.map(([keyword, part]) => `${keyword} ${part}`))
    const all = Object.entries<{ on: readonly Part[] }>(KEYWORDS).flatMap(([keyword, { on }]) =>
      on.map((part) => `${keyword} ${part}`),
    )
    expect(all.filter((one) => !compared.has(one))).toEqual([])
  })

  for (const [keyword, part, old, now, breaks, isKnown = true] of ROWS)
    it(`${keyword} of the ${part}: ${JSON.stringify(old)} → ${JSON.stringify(now)} breaks "${breaks}"`, () => {
      const elsewhere =
        isKnown && part !== 'document' ? { [keyword]: keyword === 'x-codes' ? CODES : (old ?? now) } : {}
      const get = (value: unknown): Json =>
        getDocument(part, value === undefined ? {} : { [keyword]: value }, elsewhere)
      const { changes } = compareDocuments('document', get(old), get(now))
      const broken = [...new Set(changes.flatMap((one) => one.breaks))].toSorted()
      expect(changes.length).toBeGreaterThan(0)
      expect(changes.some(({ isToRead }) => isToRead) ? 'read' : broken.join()).toBe(breaks)
    })
})

describe('sinceVersionCode', () => {
  const get = (effect: string, since: number | undefined): Json => {
    const code = { ...CODES[0], ...(since !== undefined && { sinceVersionCode: since }) }
    return getDocument('operation', { 'x-effect': effect, 'x-codes': [code] }, {})
  }

  it.each([
    [104, undefined, 'apps'],
    [104, 103, 'apps'],
    [104, 105, 'backends'],
    [undefined, 104, 'backends'],
  ])('%s → %s of a money operation breaks %s', (old, now, breaks) => {
    const { changes } = compareDocuments('document', get('money', old), get('money', now))
    expect(changes.map((one) => `${one.rule} ${one.breaks.join()}`)).toEqual([`code-since ${breaks}`])
  })

  it('means nothing on another operation', () => {
    expect(compareDocuments('document', get('write', 104), get('write', undefined)).changes).toEqual([])
  })
})

describe('descriptions', () => {
  const get = (description: string): Json => getDocument('operation', { description }, {})
  const list = (old: string, now: string): string[] =>
    compareDocuments('document', get(old), get(now)).changes.map(
      (one) => `${one.isToRead ? 'read' : one.level}: ${one.text}`,
    )

  it.each([
    [
      'It pays. It answers once.',
      'It pays. It answers twice.',
      'read: description said "It answers once.", says "It answers twice."',
    ],
    [
      'It pays.',
      'It pays. An OTP is good for five minutes.',
      'read: description said "…", says "An OTP is good for five minutes."',
    ],
    ['It pays only there.', 'It pays.', 'read: description said "It pays only there.", says "It pays."'],
    [
      'A file of at most 5 MiB.',
      'A file of at most 8 MiB.',
      'read: description said "A file of at most 5 MiB.", says "A file of at most 8 MiB."',
    ],
    ['It pays.', 'It pays money.', 'patch: description is another'],
    ['It pays. It answers.', 'It answers.  It pays.', 'patch: description is written otherwise'],
  ])('%s → %s', (old, now, found) => {
    expect(list(old, now)).toEqual([found])
  })
})
