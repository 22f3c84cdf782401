import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { ok, server, type Reply } from './other-styles.ts'

const no = (code: string): Reply => ({ status: 400, body: { status: 'error', code } })

/** Creates a server on which a login ends the account's older session, as with one device per account. */
export function oneSessionEach(): Transport {
  const accounts = new Map([
    ['ann', { password: 'open sesame', sid: '', zone: 'Manila' }],
    ['ben', { password: 'open sesame', sid: '', zone: 'Cebu' }],
  ])
  let made = 0
  const opened = (username: string): Reply => {
    const account = accounts.get(username)
    const sid = `session-${(made += 1)}-a`
    if (account !== undefined) account.sid = sid
    return { ...ok(null), setCookies: [`sid=${sid}; Path=/; HttpOnly; SameSite=Lax`] }
  }
  const fields = (body: unknown, headers: { [name: string]: string }, names: string[]): Json | undefined => {
    try {
      if (headers['content-type'] !== 'application/json') return undefined
      const read = JSON.parse(String(body)) as Json
      const fits = (value: unknown) => typeof value === 'string' && [...value].length >= 3 && [...value].length <= 20
      return names.every((name) => fits(read[name])) ? read : undefined
    } catch {
      return undefined
    }
  }
  const owner = ({ cookie, origin }: { [name: string]: string }) =>
    origin === undefined || origin === 'http://server'
      ? [...accounts.values()].find(({ sid }) => sid !== '' && cookie === `sid=${sid}`)
      : undefined
  return server({
    'POST /login': ({ body, headers }) => {
      const sent = fields(body, headers, ['username', 'password'])
      if (sent === undefined) return no('INPUT')
      return accounts.get(String(sent['username']))?.password === sent['password']
        ? opened(String(sent['username']))
        : no('LOGIN')
    },
    'POST /register': ({ body, headers }) => {
      const sent = fields(body, headers, ['username', 'password'])
      if (sent === undefined) return no('INPUT')
      const username = String(sent['username'])
      if (accounts.has(username)) return no('TAKEN')
      accounts.set(username, { password: String(sent['password']), sid: '', zone: 'Davao' })
      return opened(username)
    },
    'POST /logout': ({ headers }) => {
      const account = owner(headers)
      if (account === undefined) return no('SESSION')
      account.sid = ''
      return ok(null)
    },
    'PUT /password': ({ body, headers }) => {
      const account = owner(headers)
      if (account === undefined) return no('SESSION')
      const sent = fields(body, headers, ['password'])
      if (sent === undefined) return no('INPUT')
      account.password = String(sent['password'])
      return ok(null)
    },
    'GET /games': ({ headers }) => (owner(headers) === undefined ? no('SESSION') : ok('all')),
    'GET /zone': ({ headers }, { searchParams }) => {
      const account = owner(headers)
      if (!['true', 'false', null].includes(searchParams.get('short')))
        return no(account === undefined ? 'SESSION' : 'INPUT')
      return account === undefined ? no('SESSION') : ok(account.zone)
    },
    'PUT /zone': ({ body, headers }) => {
      const account = owner(headers)
      if (account === undefined) return no('SESSION')
      const sent = fields(body, headers, ['zone'])
      if (sent === undefined) return no('INPUT')
      account.zone = String(sent['zone'])
      return ok(account.zone)
    },
  })
}
