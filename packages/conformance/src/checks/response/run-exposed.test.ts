import { describe, expect, it } from 'vitest'
import type { Finding } from '../../context/run-report.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const NOTES = { type: 'array', items: { type: 'object', properties: { note: { type: 'string' } } } }
const WALLET = {
  type: 'object',
  required: ['account'],
  properties: { account: { type: 'string', 'x-mask': 'account' }, nick: { type: 'string' } },
}
const BINDING = {
  type: 'object',
  required: ['account', 'pin', 'nick'],
  properties: {
    account: { type: 'string', pattern: '^09[0-9]{9}$' },
    pin: { type: 'string', pattern: '^[0-9]{6}$' },
    nick: { type: 'string', maxLength: 20 },
  },
}
const DOCUMENT = getDocument(
  {
    '/wallet': {
      get: { operationId: 'getWallet', responses: responsesWith(WALLET) },
      post: {
        operationId: 'bindWallet',
        'x-shows': ['getWallet'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: BINDING,
              example: { account: '09171234567', pin: '471147', nick: 'Blue one' },
            },
          },
        },
        responses: responsesWith(WALLET),
      },
    },
    '/notes': { get: { operationId: 'listNotes', responses: responsesWith(NOTES) } },
    '/help': { get: { operationId: 'listHelp', security: [], responses: responsesWith(NOTES) } },
  },
  {
    'x-masks': { account: { pattern: String.raw`^\d{3}\*{4}\d{3}$` } },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  },
)

interface Wallet {
  account: string
  pin: string
  nick: string
}

/** Runs the harness on a server that writes a note about each binding. */
async function findExposed(
  getNote: (wallet: Wallet) => string,
  help = 'Call us.',
  nick = 'Blue one',
): Promise<readonly Finding[]> {
  const wallets = new Map<string, Wallet>()
  const mask = ({ account }: Wallet): string => `${account.slice(0, 3)}****${account.slice(-3)}`
  const show = (wallet: Wallet | undefined) => ({ account: wallet ? mask(wallet) : '', nick: wallet?.nick ?? '' })
  const transport = server({
    'GET /help': () => ok([{ note: help }]),
    'GET /wallet': ({ headers: { authorization } }) =>
      authorization === 'Bearer ann-token' ? ok(show(wallets.get(authorization))) : no(401),
    'GET /notes': ({ headers: { authorization } }) => {
      if (authorization !== 'Bearer ann-token') return no(401)
      const wallet = wallets.get(authorization)
      return ok(wallet === undefined ? [] : [{ note: getNote(wallet) }])
    },
    'POST /wallet': ({ headers: { authorization }, body }) => {
      if (authorization !== 'Bearer ann-token') return no(401)
      const given = JSON.parse(String(body)) as Wallet
      const isFine =
        typeof given.account === 'string' && /^09\d{9}$/.test(given.account) && /^\d{6}$/.test(String(given.pin))
      if (!isFine || typeof given.nick !== 'string') return no(422)
      wallets.set(authorization, given)
      return ok(show(given))
    },
  })
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    envelope: "status == 'ok'",
    players: [{ token: 'ann-token' }],
    inputs: { nick },
    transport,
  })
  return findings.filter(({ check }) => check === 'exposed')
}

describe('exposed', () => {
  it('finds a masked value in full inside a text, once', async () => {
    const found = await findExposed(({ account }) => `To ${account}, your wallet`)
    expect(found).toMatchObject([
      { operationId: 'listNotes', severity: 'critical', title: '`result[0].note` shows `account` in full' },
    ])
  })

  it('finds a PIN inside a text', async () => {
    const found = await findExposed(({ pin }) => `Bound with ${pin}.`)
    expect(found).toMatchObject([{ operationId: 'listNotes', title: '`result[0].note` shows `pin` in full' }])
  })

  it.each<[string, (wallet: Wallet) => string, string?, string?]>([
    ['a masked note', ({ account }) => `To ${account.slice(0, 3)}****${account.slice(-3)}`],
    ['a field without a mask', ({ nick }) => `Your wallet ${nick}`],
    [
      'a value that was sent into a field without a mask too',
      ({ account }) => `To ${account}`,
      'Call us.',
      '09171234567',
    ],
    ['digits that stand in a longer number', ({ pin }) => `Order 9${pin}1`],
    [
      'a text that visitors had read before',
      () => 'Write to 09171234567, pin 471147',
      'Write to 09171234567, pin 471147',
    ],
  ])('is silent on %s', async (_, getNote, help, nick) => {
    expect(await findExposed(getNote, help, nick)).toEqual([])
  })
})
