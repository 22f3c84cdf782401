import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../../config/config.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 3, maxLength: 20 }
const phone = { type: 'string', pattern: '^9[0-9]{9}$' }
/** The number of a configured account, which an example of the document has by chance. */
const ANN_PHONE = '9171234567'
const CODE = '123456'
const code = { type: 'string', pattern: '^[0-9]{6}$' }

/** A document in which a visitor resets a password by an OTP; `name` is the field that names the account then. */
function getResetDocument(name: string): Json {
  const body = (fields: Json, example?: Json): Json => {
    const taken = taking({ type: 'object', required: Object.keys(fields), properties: fields })
    return example === undefined
      ? taken
      : { content: { 'application/json': { ...((taken['content'] as Json)['application/json'] as Json), example } } }
  }
  const post = (operationId: string, requestBody: Json, more: Json = {}, responses: Json = {}): Json => ({
    post: { operationId, security: [], requestBody, responses: responsesWith({ type: 'object' }, responses), ...more },
  })
  const setsCookie = { headers: { 'Set-Cookie': { schema: { type: 'string' } } } }
  const toReset = { reset: { operationId: 'reset', requestBody: { [name]: `$request.body#/${name}` } } }
  return getDocument(
    {
      '/register': post('register', body({ username: text, password: text, phone }), {}, setsCookie),
      '/login': post('login', body({ username: text, password: text }), {}, setsCookie),
      '/otps': post(
        'sendOtp',
        body({ [name]: phone }, { [name]: ANN_PHONE }),
        { 'x-effect': 'message' },
        { links: toReset },
      ),
      '/reset': post('reset', body({ [name]: phone, code, password: text }), {
        'x-effect': 'session',
        'x-ends': { sessions: 'all' },
      }),
      '/me': { get: { operationId: 'getMe', security: [{ sid: [] }], responses: responsesWith({ type: 'object' }) } },
    },
    { components: { securitySchemes: { sid: { type: 'apiKey', in: 'cookie', name: 'sid' } } } },
  )
}

/** Serves accounts. A reset ends the sessions of its account if `isEnding`. */
function accounts(name: string, isEnding: boolean): Transport {
  const all = new Map([['ann', { password: 'open sesame', phone: ANN_PHONE, sessions: new Set<string>() }]])
  const sent = new Set<unknown>()
  let made = 0
  const open = (sessions: Set<string>): Reply => {
    const sid = `session-${(made += 1)}`
    sessions.add(sid)
    return { ...ok({}), setCookies: [`sid=${sid}; Path=/; HttpOnly; SameSite=Lax`] }
  }
  const read = (body: unknown): { [field: string]: string } => {
    try {
      return JSON.parse(String(body)) as { [field: string]: string }
    } catch {
      return {}
    }
  }
  return server({
    'POST /register': ({ body }) => {
      const { username = '', password = '', phone: number = '' } = read(body)
      if (all.has(username) || String(username).length < 3) return no(400)
      const account = { password, phone: number, sessions: new Set<string>() }
      all.set(username, account)
      return open(account.sessions)
    },
    'POST /login': ({ body }) => {
      const { username = '', password } = read(body)
      const account = all.get(username)
      return account === undefined || account.password !== password ? no(401) : open(account.sessions)
    },
    'POST /otps': ({ body }) => {
      sent.add(read(body)[name])
      return ok({})
    },
    'POST /reset': ({ body }) => {
      const { [name]: number, code: given, password = '' } = read(body)
      const account = [...all.values()].find((one) => one.phone === number)
      if (account === undefined || !sent.has(number) || given !== CODE) return no(400)
      account.password = password
      if (isEnding) account.sessions.clear()
      return ok({})
    },
    'GET /me': ({ headers }) => {
      const sid = (headers['cookie'] ?? '').replace('sid=', '')
      return [...all.values()].some(({ sessions }) => sessions.has(sid)) ? ok({}) : no(401)
    },
  })
}

async function run(name: string, isEnding: boolean, more: Partial<ConfigInput> = {}): Promise<string[]> {
  const report = await runConformance({
    url: 'http://server',
    openapi: getResetDocument(name),
    envelope: "status == 'ok'",
    transport: accounts(name, isEnding),
    players: [{ username: 'ann', password: 'open sesame' }],
    inputs: { code: '{otp}' },
    otp: { fixed: CODE },
    allow: ['message'],
    ...more,
  })
  return [
    ...report.findings.filter(({ check }) => check === 'session-ended').map(({ id }) => id),
    ...report.inconclusive
      .filter(({ operationId, byChoice }) => operationId === 'reset' && !byChoice)
      .map(({ check, reason }) => `${check}: ${reason}`),
    ...(report.notes ?? []),
  ]
}

describe('an operation that ends the sessions of the account that its body names', () => {
  it('is sent with the number of the account whose session is watched', async () => {
    expect(await run('phone', true)).toEqual([])
  })

  it('is at fault if that session lives on', async () => {
    expect(await run('phone', false)).toEqual(['reset/session-ended'])
  })

  it('proves nothing if it names an account by a field that no account is known to have', async () => {
    expect(await run('mobile', true)).toEqual([
      "session-ended: no request of it named a known account, whose sessions it would end. It acts on an account by name (mobile): give the accounts that field (players), or say which of their fields it is (inputs: reset/mobile: '{player.mobile}')",
      expect.stringContaining('The run changed the password of account 1 (ann)'),
    ])
  })

  it('uses the field that the configuration names', async () => {
    const inputs = { code: '{otp}', mobile: '{player.phone}' }
    expect([await run('mobile', true, { inputs }), await run('mobile', false, { inputs })]).toEqual([
      [],
      ['reset/session-ended'],
    ])
  })

  it('needs the number of a configured account where none can be registered', async () => {
    const inputs = { code: '{otp}', 'sendOtp/phone': '9170000000' }
    const [entry] = await run('phone', true, { register: false, inputs })
    expect(entry).toContain("say which of their fields it is (inputs: reset/phone: '{player.phone}')")
    const players = [{ username: 'ann', password: 'open sesame', phone: ANN_PHONE }]
    const entries = await run('phone', true, { register: false, players })
    // The run has changed the password of the only account, and says so.
    expect(entries.map((one) => one.split(':')[0])).toEqual([
      'session-ended',
      'The run changed the password of account 1 (ann)',
    ])
  })
})
