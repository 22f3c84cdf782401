import { readFileSync } from 'node:fs'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { parse } from 'yaml'
import type { ConfigInput } from '../../src/config/config.ts'
import type { Transport } from '../../src/http/message.ts'
import { serveStyle, type Reply, type Visit } from '../styles/serve.ts'

/** The faults of the cloakroom, used one at a time. */
export const CLOAKROOM_FAULTS = {
  'logout-ends-account': 'A logout ends every session of the account.',
  'logout-ends-everyone': 'A logout ends the sessions of all accounts.',
  'password-kept': 'A new password is accepted and not stored.',
  'old-password-kept': 'The old password is good beside the new one.',
  'no-password': 'After a change of the password no password is good.',
  'phone-in-note': 'The note of a coat has the whole phone number.',
  'password-in-note': 'The note of a coat has the password.',
  'forgets-sessions': 'Sessions are kept in memory: a restart ends them.',
  'forgets-coats': 'Coats are kept in memory: a restart loses them.',
  'forgets-keys': 'Idempotency keys are kept in memory: a restart loses them.',
  'one-session': 'An account has one session: a login ends the one before.',
} as const
export type CloakroomFault = keyof typeof CLOAKROOM_FAULTS

export const CLOAKROOM_DOCUMENT = parse(readFileSync(new URL('cloakroom.yaml', import.meta.url), 'utf8')) as Json

/** Settings of a run on the cloakroom. */
export const CLOAKROOM_CONFIG = {
  url: 'http://lab',
  openapi: CLOAKROOM_DOCUMENT,
  players: [
    { username: 'lina', password: 'velvet-42' },
    { username: 'omar', password: 'copper-17' },
  ],
  allow: ['destructive'],
  inputs: { 'changePassword/oldPassword': '{player.password}', 'changePassword/password': '{fresh}' },
} satisfies ConfigInput

interface Member {
  passwords: string[]
  sessions: Set<string>
  phone: string
  coats: { id: string; color: unknown; note: string }[]
  /** The response to each idempotency key. */
  keys: Map<string, Reply>
}

/** Opens a cloakroom in memory, healthy or with a fault. `restart` keeps what a database would. */
export function openCloakroom(fault?: CloakroomFault): { transport: Transport; restart: () => Promise<void> } {
  const is = (kind: CloakroomFault): boolean => kind === fault
  const newMember = (password: string): Member => ({
    passwords: [password],
    sessions: new Set(),
    phone: '',
    coats: [],
    keys: new Map(),
  })
  const members = new Map(CLOAKROOM_CONFIG.players.map(({ username, password }) => [username, newMember(password)]))
  let made = 100
  const next = (): number => (made += 1)

  const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
  const find = (token: string): Member | undefined => [...members.values()].find(({ sessions }) => sessions.has(token))
  const member = ({ player }: Visit): Member => find(player) ?? newMember('')
  const open = (owner: Member): Reply => {
    if (is('one-session')) owner.sessions.clear()
    const token = `cloak-token-${String(next())}`
    owner.sessions.add(token)
    return { status: 201, body: { token } }
  }
  const showPhone = ({ phone }: Member): Reply => ({ body: { phone: phone === '' ? '' : `****${phone.slice(-2)}` } })
  const describe = ({ phone, passwords }: Member): string =>
    is('phone-in-note') && phone !== ''
      ? `Call ${phone} when it is found.`
      : is('password-in-note')
        ? `The word is ${passwords.join()}.`
        : 'Left side.'

  const handlers: { [operationId: string]: (visit: Visit) => Reply } = {
    registerMember: ({ body: { username, password } }) => {
      if (members.has(String(username))) return refuse(409, 'This name is taken.')
      const made = newMember(String(password))
      members.set(String(username), made)
      return open(made)
    },
    logIn: ({ body: { username, password } }) => {
      const known = members.get(String(username))
      return known?.passwords.includes(String(password)) === true ? open(known) : refuse(401, 'Who are you?')
    },
    logOut: (visit) => {
      const own = member(visit)
      own.sessions.delete(visit.player)
      if (is('logout-ends-account')) own.sessions.clear()
      if (is('logout-ends-everyone')) for (const { sessions } of members.values()) sessions.clear()
      return { status: 204 }
    },
    changePassword: (visit) => {
      const own = member(visit)
      const { oldPassword, password } = visit.body
      if (!own.passwords.includes(String(oldPassword))) return refuse(403, 'The old password is wrong.')
      if (is('no-password')) own.passwords = []
      else if (!is('password-kept'))
        own.passwords = [...(is('old-password-kept') ? own.passwords : []), String(password)]
      return { status: 204 }
    },
    getPhone: (visit) => showPhone(member(visit)),
    setPhone: (visit) => {
      const own = member(visit)
      own.phone = String(visit.body['phone'])
      return showPhone(own)
    },
    listCoats: (visit) => ({ body: member(visit).coats }),
    hangCoat: (visit) => {
      const own = member(visit)
      const key = String(visit.header['Idempotency-Key'])
      const known = own.keys.get(key)
      if (known !== undefined) return known
      const coat = { id: `c${String(next())}`, color: visit.body['color'], note: describe(own) }
      own.coats.push(coat)
      own.keys.set(key, { body: coat })
      return { body: coat }
    },
  }
  const getPlayer = (authorization: string): string | undefined => {
    const token = authorization.replace(/^Bearer /, '')
    return find(token) === undefined ? undefined : token
  }
  return {
    transport: serveStyle({ document: CLOAKROOM_DOCUMENT }, { handlers, getPlayer, refuse, state: {} }),
    restart: () => {
      for (const own of members.values()) {
        if (is('forgets-keys')) own.keys.clear()
        if (is('forgets-sessions')) own.sessions.clear()
        if (is('forgets-coats')) own.coats = []
      }
      return Promise.resolve()
    },
  }
}
