import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../config/config.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from './testing/other-styles.ts'

const text = { type: 'string' }
const seat = { type: 'object', properties: { row: { type: 'integer' }, side: { $ref: '#/components/schemas/Side' } } }
const body = (...required: string[]): Json => ({
  type: 'object',
  required,
  properties: Object.fromEntries(
    required.map((name) => [name, name === 'seats' ? { type: 'array', items: seat } : text]),
  ),
})
const openapi = getDocument(
  {
    '/login': {
      post: { operationId: 'login', requestBody: taking(body('email', 'password')), responses: responsesWith({}) },
    },
    '/bookings': {
      post: {
        operationId: 'createBooking',
        security: [{ key: [] }],
        requestBody: taking(body('seats', 'note')),
        responses: responsesWith({ type: 'object' }),
      },
    },
    '/zone': { get: { operationId: 'getZone', responses: responsesWith(text) } },
  },
  {
    components: {
      schemas: { Side: { type: 'string', enum: ['left'], 'x-input': 'side' } },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  },
)
const asyncapi: Json = {
  asyncapi: '3.0.0',
  channels: { live: { address: '/live', messages: { news: { name: 'news', payload: {} } } } },
  operations: {
    receiveNews: {
      action: 'receive',
      channel: { $ref: '#/channels/live' },
      messages: [{ $ref: '#/channels/live/messages/news' }],
    },
  },
}
const transport = server({
  'POST /login': ({ body: sent }) => (String(sent).includes('right') ? ok({ token: 'token-of-ann' }) : no(401)),
  'POST /bookings': () => no(422),
  'GET /zone': () => ok('Manila'),
})
const run = (more: Partial<ConfigInput>): ReturnType<typeof runConformance> =>
  runConformance({ url: 'http://server', openapi, envelope: "status == 'ok'", transport, ...more })
const until = { reason: 'agreed', expires: '2999-01-01' }

describe('a setting that names what the documents do not have', () => {
  it.each<[Partial<ConfigInput>, string]>([
    [
      { inputs: { 'createBoking/note': 1 } },
      'inputs: the document has no operation named createBoking. Did you mean createBooking?',
    ],
    [
      { inputs: { 'createBooking/note2': 1 } },
      'inputs: createBooking has no field or parameter named note2. Did you mean note?',
    ],
    [
      { inputs: { sdie: 1 } },
      'inputs: no operation has a field, a component or an x-input named sdie. Did you mean side?',
    ],
    [
      { inputs: { note: '{getZones#/result}' } },
      'inputs: note: the document has no operation named getZones. Did you mean getZone?',
    ],
    [
      { inputs: { note: ['{player.emial}'] } },
      'inputs: note: no account has a field named emial (players). Did you mean email?',
    ],
    [{ inputs: { note: 'a {fersh}' } }, 'inputs: note: there is no placeholder {fersh}. Did you mean {fresh}?'],
    [{ inputs: { note: { pattern: '(' } } }, 'inputs: note: no text is made from ('],
    [{ files: { not: 'a.png' } }, 'files: no operation has a field named not. Did you mean note?'],
    [{ otp: { url: 'http://mail/{emial}' } }, 'otp: no account has a field named emial (players). Did you mean email?'],
    [
      { players: [{ emial: 'a', password: 'b' }] },
      'players, entry 1: there is no field named emial. Did you mean email?',
    ],
    [{ players: [{ tokne: 'a' }] }, 'players, entry 1: there is no field named tokne. Did you mean token?'],
    [
      { players: [{ 'tokens.kye': 'a' }] },
      'players, entry 1: the document has no security scheme named kye. Did you mean key?',
    ],
    [
      { asyncapi, triggers: { nwes: { call: 'getZone' } } },
      'triggers: the server sends no event named nwes. Did you mean news?',
    ],
    [{ asyncapi, triggers: { getZone: { call: 'getZone' } } }, 'triggers: the server sends no event named getZone.'],
    [
      { triggers: { news: { call: 'getZnoe' } } },
      'triggers: news: the document has no operation named getZnoe. Did you mean getZone?',
    ],
    [
      { baseline: [{ id: 'getZnoe/schema#/a', ...until }] },
      'the document has no operation named getZnoe. Did you mean getZone?',
    ],
    [{ baseline: [{ id: 'getZone/shcema', ...until }] }, 'there is no check named shcema. Did you mean schema?'],
    [{ envelope: 'stauts' }, 'envelope: no success of the document has the field stauts. Did you mean status?'],
    [{ envelope: 'foo' }, 'envelope: no success of the document has the field foo.'],
  ])('ends the run: %j', async (more, message) => {
    await expect(run(more)).rejects.toThrow(message)
  })

  it('is none that the run uses', async () => {
    const inputs = { 'createBooking/note': '{fresh}', side: 'left', Side: 'left', row: 1, seats: '{getZone#/result}' }
    const given = { inputs, players: [{ email: 'a', password: 'right', nickname: 'ann' }], files: { file: 'a.png' } }
    const report = await run({ ...given, asyncapi: undefined, only: ['getZone'] })
    expect([report.exitCode, report.notes]).toEqual([0, undefined])
  })
})

describe('a setting that a whole run did not use', () => {
  it('is named at the end', async () => {
    const { notes } = await run({
      players: [{ email: 'a', password: 'right', nickname: 'ann' }],
      inputs: { row: 1, 'createBooking/note': 'a' },
      files: { file: 'a.png' },
      otp: { fixed: '123456' },
      triggers: { news: { call: 'getZone' } },
      socket: { answerMs: 5 },
      baseline: [
        { id: 'getZone/schema#/old', ...until },
        { id: 'createBooking/success', ...until },
      ],
    })
    expect(notes).toEqual([
      'Never used in this run: inputs: row.',
      'Never used in this run: files: file.',
      'Never used in this run: nickname of players, entry 1.',
      "Never used in this run: otp (no field has it: inputs: { field: '{otp}' }).",
      'Never used in this run: triggers (asyncapi names no document).',
      'Never used in this run: socket.',
      'The baseline has getZone/schema#/old, which was not found.',
    ])
  })

  it('is not one that only an operation needs which was not called', async () => {
    const { notes } = await run({ inputs: { 'createBooking/note': 'a', note: 'b' }, deny: ['createBooking'] })
    expect(notes).toBeUndefined()
  })
})
