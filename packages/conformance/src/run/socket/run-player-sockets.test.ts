import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Dial, WireListener } from '../../http/socket-wire.ts'
import { getDocument, no, ok, responsesWith, server } from '../testing/other-styles.ts'
import { runConformance } from '../run-conformance.ts'

const ACCOUNT = {
  type: 'object',
  required: ['name', 'letters'],
  properties: { name: { type: 'string' }, letters: { type: 'integer' } },
}
const OPENAPI = getDocument(
  {
    '/me': { get: { operationId: 'getMe', responses: responsesWith(ACCOUNT) } },
    '/letters': { post: { operationId: 'addLetter', 'x-shows': ['getMe'], responses: responsesWith({}) } },
    '/letters/read': { post: { operationId: 'readLetters', 'x-shows': ['getMe'], responses: responsesWith({}) } },
  },
  { security: [{ key: [] }], components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } },
)
const message = (event: string, more: Json = {}): Json => ({
  payload: { type: 'object', required: ['event'], properties: { event: { const: event } } },
  ...more,
})
const MESSAGES = {
  ping: message('ping'),
  pong: message('pong'),
  letters: message('letters', { 'x-count': { call: 'getMe', pointer: '/letters' } }),
}
const ref = (name: string): Json => ({ $ref: `#/channels/live/messages/${name}` })
const ASYNCAPI: Json = {
  asyncapi: '3.0.0',
  channels: {
    live: {
      address: '/live/{name}',
      parameters: { name: { 'x-from': { call: 'getMe', pointer: '/name' } } },
      messages: MESSAGES,
    },
  },
  operations: {
    send: { action: 'send', channel: { $ref: '#/channels/live' }, messages: [ref('ping')] },
    receive: { action: 'receive', channel: { $ref: '#/channels/live' }, messages: [ref('pong'), ref('letters')] },
  },
}

type Fault = 'to-everybody'
/** What a correct server may do besides. */
type Habit = 'moves-by-itself' | 'silent-when-read'

/** Runs the harness on a server of letters, whose socket sends each new count. */
async function findOwn(kind?: Fault | Habit): Promise<string[]> {
  const accounts = new Map([
    ['Bearer ann-token', { name: 'ann', letters: 0 }],
    ['Bearer ben-token', { name: 'ben', letters: 40 }],
  ])
  const lines = new Set<{ name: string; listener: WireListener }>()
  const send = (name: string, letters: number): void => {
    for (const line of lines)
      if (line.name === name || kind === 'to-everybody')
        line.listener.onFrame({ data: JSON.stringify({ event: 'letters', content: letters }), isBinary: false })
  }
  const as = (act: (account: { name: string; letters: number }) => unknown) =>
    (({ headers }) => {
      const account = accounts.get(headers['authorization'] ?? '')
      return account === undefined ? no(401) : ok(act(account))
    }) satisfies Parameters<typeof server>[0][string]
  const transport = server({
    'GET /me': as((account) => ({ ...account })),
    'POST /letters': as((account) => {
      account.letters += 1
      send(account.name, account.letters)
      if (kind === 'moves-by-itself')
        for (const other of accounts.values()) if (other !== account) send(other.name, (other.letters += 3))
      return {}
    }),
    'POST /letters/read': as((account) => {
      account.letters = 0
      if (kind !== 'silent-when-read') send(account.name, 0)
      return {}
    }),
  })
  const dial: Dial = ({ url, headers }, listener) => {
    const account = accounts.get(headers['authorization'] ?? '')
    const line = { name: account?.name ?? '', listener }
    queueMicrotask(() => {
      if (account === undefined || !url.endsWith(`/${account.name}`)) return listener.onRefused(401)
      lines.add(line)
      listener.onOpen()
    })
    return {
      send: (data) => {
        if (String(data).includes('"ping"')) listener.onFrame({ data: '{"event":"pong"}', isBinary: false })
      },
      close: (code) => {
        lines.delete(line)
        queueMicrotask(() => listener.onClose(code))
      },
    }
  }
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: OPENAPI,
    asyncapi: ASYNCAPI,
    envelope: "status == 'ok'",
    players: [{ token: 'ann-token' }, { token: 'ben-token' }],
    socket: { answerMs: 50, settleMs: 1, eventMs: 20 },
    transport,
    dial,
  })
  return findings.filter(({ check }) => check === 'socket-own').map(({ id, title }) => `${id}: ${title}`)
}

describe('the sockets of two players during a run', () => {
  it('show a message that belongs to the other one, once', async () => {
    expect(await findOwn('to-everybody')).toEqual(['letters/socket-own: A message of another player arrives'])
  })

  it.each([[undefined], ['moves-by-itself'], ['silent-when-read']] as const)('are silent on %s', async (habit) => {
    expect(await findOwn(habit)).toEqual([])
  })
})
