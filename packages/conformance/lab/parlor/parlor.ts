import { readFileSync } from 'node:fs'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { parse } from 'yaml'
import type { ConfigInput } from '../../src/config/config.ts'
import type { Transport } from '../../src/http/message.ts'
import { serveStyle, type Reply, type Visit } from '../styles/serve.ts'

/** The faults of the parlor, used one at a time. */
export const PARLOR_FAULTS = {
  'creation-unchecked': 'The limit is checked when a deposit is prepared, not when it is created.',
  'lower-later': 'A lower limit waits for a day, too.',
  'raise-at-once': 'A higher limit counts at once.',
  'raise-unconfirmed': 'A higher limit counts after a day, without a confirmation.',
  'raise-early': 'A higher limit can be confirmed at once.',
  'old-app-ignored': 'An older app gets a code that it does not know.',
  'any-password': 'A break begins with any password.',
  'break-plays': 'Games open during a break.',
  'break-deposits': 'A deposit that was prepared before a break is created during it.',
  'break-shortens': 'A shorter break replaces a longer one.',
  'break-locks-out': 'The login is refused during a break.',
  'break-hides': 'The limits cannot be read during a break.',
} as const
export type ParlorFault = keyof typeof PARLOR_FAULTS

const OK = 'Ok'
export const PARLOR_DOCUMENT = withResponses(
  parse(readFileSync(new URL('parlor.yaml', import.meta.url), 'utf8')) as Json,
)

/** Settings of a run on the parlor. */
export const PARLOR_CONFIG = {
  url: 'http://lab',
  openapi: PARLOR_DOCUMENT,
  players: [
    { username: 'rosa', password: 'velvet-42' },
    { username: 'ben', password: 'copper-17' },
  ],
  allow: ['money'],
  inputs: { 'takeBreak/password': '{player.password}' },
} satisfies ConfigInput

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

interface Member {
  username: string
  password: string
  token: string
  limit?: { amount: number; change?: { amount: number | undefined; at: number } }
  used: { day: number; sum: number }
  breakUntil: number
  orders: Map<string, number>
}

/** The parlor's clock, in seconds. Only the setting `clock` moves it. */
export interface Parlor {
  transport: Transport
  clock: (seconds: number) => Promise<void>
}

/** Opens a parlor in memory, healthy or with a fault. Without `features` it has no limits and breaks. */
export function openParlor(fault?: ParlorFault, features: readonly string[] = ['play']): Parlor {
  const is = (kind: ParlorFault): boolean => kind === fault
  let now = 0
  let made = 100
  const members = new Map<string, Member>()
  const add = (username: string, password: string): Member => {
    const token = `parlor-token-${String((made += 1))}`
    const member = {
      username,
      password,
      token,
      used: { day: 0, sum: 0 },
      breakUntil: 0,
      orders: new Map<string, number>(),
    }
    members.set(username, member)
    return member
  }
  for (const { username, password } of PARLOR_CONFIG.players) add(username, hashPassword(password))

  const ok = (data: unknown): Reply => ({ body: { success: true, code: 20_000, msg: '', data } })
  const fail = (code: number): Reply => ({ body: { success: false, code, msg: 'It is refused.', data: null } })
  const find = (token: string): Member | undefined => [...members.values()].find((member) => member.token === token)
  const own = ({ player }: Visit): Member => find(player) ?? add('nobody', '')
  const toInstant = (seconds: number): string => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString()
  const isPaused = ({ breakUntil }: Member): boolean => breakUntil > now
  const getUsed = ({ used }: Member): number => (used.day === Math.floor(now / DAY_S) ? used.sum : 0)
  const showUser = (member: Member): Reply =>
    ok({
      username: member.username,
      play: isPaused(member) ? { state: 'break', until: toInstant(member.breakUntil) } : { state: 'open' },
    })
  const showLimits = (member: Member): Reply => {
    const { limit } = member
    if (limit === undefined) return ok({ limits: [] })
    const { amount, change } = limit
    const waiting = change && { ...change, at: undefined, confirmableAt: toInstant(change.at + DAY_S) }
    return ok({
      limits: [{ kind: 'deposit', period: 'day', amount, used: getUsed(member), ...(change && { change: waiting }) }],
    })
  }
  const apply = (member: Member): void => {
    const change = member.limit?.change
    if (change?.amount === undefined) delete member.limit
    else member.limit = { amount: change.amount }
  }
  const fits = (member: Member, amount: number): boolean => {
    const change = member.limit?.change
    if (is('raise-unconfirmed') && change !== undefined && now >= change.at + DAY_S) apply(member)
    return member.limit === undefined || getUsed(member) + amount <= member.limit.amount
  }

  const handlers: { [operationId: string]: (visit: Visit) => Reply } = {
    getConfig: () => ok({ features }),
    registerMember: ({ body: { username, password } }) =>
      members.has(String(username)) ? fail(41_001) : ok({ token: add(String(username), String(password)).token }),
    logIn: ({ body: { username, password } }) => {
      const known = members.get(String(username))
      if (known?.password !== password || (is('break-locks-out') && known !== undefined && isPaused(known)))
        return fail(41_002)
      return ok({ token: known?.token })
    },
    getUser: (visit) => showUser(own(visit)),
    launchGame: (visit) => (isPaused(own(visit)) && !is('break-plays') ? fail(47_101) : ok(null)),
    prepareRecharge: (visit) => {
      const member = own(visit)
      const amount = Number(visit.body['amount'])
      if (isPaused(member)) return fail(47_101)
      if (!fits(member, amount)) return fail(47_102)
      const orderNo = `D${String((made += 1))}`
      member.orders.set(orderNo, amount)
      return ok({ orderNo })
    },
    createRecharge: (visit) => {
      const member = own(visit)
      const amount = member.orders.get(String(visit.body['orderNo']))
      if (amount === undefined) return fail(43_001)
      if (isPaused(member) && !is('break-deposits')) return fail(43_001)
      const isKnown = Number(visit.header['versionCode'] ?? 0) >= 104 || is('old-app-ignored')
      if (!fits(member, amount) && !is('creation-unchecked')) return fail(isKnown ? 47_102 : 43_001)
      member.used = { day: Math.floor(now / DAY_S), sum: getUsed(member) + amount }
      member.orders.delete(String(visit.body['orderNo']))
      return ok(null)
    },
    listPlayLimits: (visit) => (is('break-hides') && isPaused(own(visit)) ? fail(20_002) : showLimits(own(visit))),
    setPlayLimit: (visit) => {
      const member = own(visit)
      const amount = Number(visit.body['amount'])
      const { limit } = member
      const waits = limit !== undefined && (amount > limit.amount ? !is('raise-at-once') : is('lower-later'))
      if (limit !== undefined && waits) limit.change = { amount, at: now }
      else member.limit = { amount }
      return showLimits(member)
    },
    removePlayLimit: (visit) => {
      const { limit } = own(visit)
      if (limit === undefined) return fail(47_001)
      limit.change = { amount: undefined, at: now }
      return showLimits(own(visit))
    },
    withdrawPlayLimitChange: (visit) => {
      const { limit } = own(visit)
      if (limit?.change === undefined) return fail(47_002)
      delete limit.change
      return showLimits(own(visit))
    },
    confirmPlayLimit: (visit) => {
      const change = own(visit).limit?.change
      if (change === undefined) return fail(47_002)
      if (now < change.at + DAY_S && !is('raise-early')) return fail(47_003)
      apply(own(visit))
      return showLimits(own(visit))
    },
    takeBreak: (visit) => {
      const member = own(visit)
      if (visit.body['password'] !== member.password && !is('any-password')) return fail(47_004)
      const until = now + Number(visit.body['hours']) * HOUR_S
      if (until < member.breakUntil && !is('break-shortens')) return fail(47_005)
      member.breakUntil = until
      return showUser(member)
    },
  }
  const getPlayer = (authorization: string): string | undefined => {
    const token = authorization.replace(/^Bearer /, '')
    return find(token) === undefined ? undefined : token
  }
  const refuse = (status: number): Reply =>
    status === 401
      ? fail(20_002)
      : status === 404 || status === 405
        ? { status, body: { message: 'No.' } }
        : fail(40_000)
  return {
    transport: serveStyle({ document: PARLOR_DOCUMENT }, { handlers, getPlayer, refuse, state: {} }),
    clock: (seconds) => {
      now += seconds
      return Promise.resolve()
    },
  }
}

/** Writes out the responses of each payload, which OpenAPI cannot share as a whole. */
function withResponses(document: Json): Json {
  const texts = { success: { type: 'boolean' }, code: { type: 'integer' }, msg: { type: 'string' } }
  const required = ['success', 'code', 'msg', 'data']
  const failure = {
    type: 'object',
    required,
    properties: { ...texts, success: { const: false }, data: { type: 'null' } },
  }
  const toResponses = (name: string): Json => {
    const data = { $ref: `#/components/schemas/${name}` }
    const success = { type: 'object', required, properties: { ...texts, success: { const: true }, data } }
    const content = { 'application/json': { schema: { oneOf: [success, failure] } } }
    const body = { orderNo: '$response.body#/data/orderNo' }
    return {
      '200': {
        description: OK,
        content,
        ...(name === 'Prepared' && { links: { create: { operationId: 'createRecharge', requestBody: body } } }),
      },
      '4XX': { description: 'A proxy could not read the request.', 'x-infrastructure': true },
    }
  }
  const written = JSON.stringify(document).replaceAll(
    /\{"\$ref":"#\/components\/x-responses\/(\w+)"\}/g,
    (_, name: string) => JSON.stringify(toResponses(name)),
  )
  return JSON.parse(written) as Json
}
