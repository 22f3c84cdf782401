import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../../config/config.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 3, maxLength: 20 }
const credentials = taking({ type: 'object', required: ['username'], properties: { username: text } })
const setsCookie = { headers: { 'Set-Cookie': { schema: { type: 'string' } } } }
const RULES = { renewed: true, refusedOrigin: 403 }

function getRoot(session: Json | undefined): Json {
  const opening = (operationId: string): Json => ({
    post: {
      operationId,
      security: [],
      requestBody: credentials,
      responses: responsesWith({ type: 'object' }, setsCookie),
    },
  })
  const sid = { type: 'apiKey', in: 'cookie', name: 'sid', ...(session && { 'x-session': session }) }
  return getDocument(
    {
      '/login': opening('login'),
      '/register': opening('register'),
      '/me': { get: { operationId: 'getMe', security: [{ sid: [] }], responses: responsesWith({ type: 'object' }) } },
      '/stars': {
        post: { operationId: 'addStar', security: [{ sid: [] }], responses: responsesWith({ type: 'object' }) },
      },
    },
    { components: { securitySchemes: { sid } } },
  )
}

type Fault = 'keeps' | 'adopts' | 'lives-on' | 'any-origin' | 'same-site' | 'null-origin'

/** Serves sessions in cookies. With `same-site` Origin is checked only where the session is there. */
function sessions(fault?: Fault): Transport {
  const accounts = new Set(['ann', 'ben'])
  const live = new Map<string, string>()
  let made = 0
  const getSid = (headers: { [name: string]: string }): string => (headers['cookie'] ?? '').replace('sid=', '')
  const isForeign = ({ origin }: { [name: string]: string }): boolean =>
    fault !== 'any-origin' && origin !== undefined && !(fault === 'null-origin' && origin === 'null')
  const open = (username: string, sent: string): Reply => {
    const isKept = sent !== '' && (fault === 'adopts' || (fault === 'keeps' && live.has(sent)))
    if (fault !== 'lives-on') live.delete(sent)
    const sid = isKept ? sent : `value-${String((made += 1))}-a`
    live.set(sid, username)
    return { ...ok({}), setCookies: [`sid=${sid}; Path=/; HttpOnly; SameSite=Lax`] }
  }
  const read = (body: unknown): string => {
    try {
      const { username } = JSON.parse(String(body)) as { username?: unknown }
      return typeof username === 'string' && [...username].length >= 3 && [...username].length <= 20 ? username : ''
    } catch {
      return ''
    }
  }
  const isLate = fault === 'same-site'
  return server({
    'POST /login': ({ body, headers }) => {
      if (isForeign(headers) && !isLate) return no(403)
      if (headers['content-type'] !== 'application/json') return no(415)
      return accounts.has(read(body)) ? open(read(body), getSid(headers)) : no(400)
    },
    'POST /register': ({ body, headers }) => {
      if (isForeign(headers) && !isLate) return no(403)
      const username = read(body)
      if (headers['content-type'] !== 'application/json' || username === '' || accounts.has(username)) return no(400)
      accounts.add(username)
      return open(username, getSid(headers))
    },
    'GET /me': ({ headers }) => (live.has(getSid(headers)) ? ok({}) : no(401)),
    'POST /stars': ({ headers }) => {
      if (isForeign(headers)) return no(403)
      return live.has(getSid(headers)) ? ok({}) : no(401)
    },
  })
}

async function run(fault: Fault | undefined, session?: Json, more: Partial<ConfigInput> = {}): Promise<string[]> {
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: getRoot(session),
    envelope: "status == 'ok'",
    transport: sessions(fault),
    players: [{ username: 'ann' }, { username: 'ben' }],
    ...more,
  })
  return findings
    .filter(({ check }) => ['session-new', 'origin'].includes(check))
    .map(({ id, severity }) => `${severity} ${id}`)
    .toSorted()
}

describe('a session cookie that is known before a login', () => {
  it.each([undefined, RULES])('is no finding if its value is replaced (x-session: %j)', async (rules) => {
    expect(await run(undefined, rules)).toEqual([])
  })

  it.each([{}, { register: false as const }])('keeps its value: %j', async (more) => {
    const registered = more.register === false ? [] : ['critical register/session-new#header/Set-Cookie/sid']
    expect(await run('keeps', undefined, more)).toEqual([
      'critical login/session-new#header/Set-Cookie/sid',
      ...registered,
    ])
  })

  it('is taken over though no server gave it', async () => {
    expect(await run('adopts', undefined, { register: false, players: [{ username: 'ann' }] })).toEqual([
      'critical login/session-new#header/Set-Cookie/sid',
    ])
  })

  it('lives on, which only a document with that rule forbids', async () => {
    expect(await run('lives-on')).toEqual([])
    expect(await run('lives-on', RULES)).toEqual(['major login/session-new#sent', 'major register/session-new#sent'])
  })
})

describe('a write with a foreign Origin', () => {
  it('must be refused whatever SameSite says, if the document has that rule', async () => {
    expect(await run('any-origin')).toEqual([])
    const all = ['addStar', 'login', 'register'].map((id) => `major ${id}/origin`)
    expect([await run('any-origin', RULES), await run('null-origin', RULES)]).toEqual([all, all])
  })

  it('must be refused also where no session is needed', async () => {
    expect(await run('same-site', RULES)).toEqual(['major login/origin', 'major register/origin'])
  })
})
