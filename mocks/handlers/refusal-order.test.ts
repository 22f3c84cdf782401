import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '#generated/http/codes.ts'
import type { MockServer } from '../server.ts'
import { createNoonServer, logIn } from '../testing/noon-server.ts'
import type { PlayerClient } from '../testing/player-client.ts'

type Operation = keyof typeof CODES

let server: MockServer
let count = 0
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

const getExample = (name: string): Record<string, unknown> =>
  (
    JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
      components: { examples: Record<string, { value: Record<string, unknown> }> }
    }
  ).components.examples[name]?.value ?? {}

/** A request that deserves several codes, and the changes that take them away, one after another. */
interface Refused {
  readonly operation: Operation
  readonly path: string
  readonly username: string
  readonly body: Record<string, unknown>
  readonly cures: readonly Record<string, unknown>[]
  readonly codes: readonly string[]
}

const CASES: readonly Refused[] = [
  {
    operation: 'registerUser',
    path: '/api/user/custom/register',
    username: 'ratified',
    body: { ...getExample('register-user-body'), username: 'RATIFIED', phone: '9171234567', invitationCode: 'CLOSED' },
    cures: [{ invitationCode: 'NOBODYS1' }, { username: 'someone1' }, { phone: '9995550101' }],
    codes: ['registrationClosed', 'usernameTaken', 'phoneTaken', 'invitationUnknown'],
  },
  {
    operation: 'prepareRecharge',
    path: '/api/recharge/preCreate',
    username: 'ratified',
    body: { method: 'nosuch', amount: 5, bank: 'nosuch', couponId: 'nosuch' },
    cures: [{ method: 'gcash' }, { amount: 999_999 }, { amount: 500 }, { bank: 'gcash-app' }],
    codes: ['methodUnavailable', 'belowMinimum', 'aboveMaximum', 'bankUnavailable', 'couponUnusable'],
  },
  {
    operation: 'bindPhone',
    path: '/api/user/bind',
    username: 'nophone',
    body: { phone: '9171234567', areaCode: '63', verifyCode: '000000' },
    cures: [{ phone: '9995550102' }],
    codes: ['phoneTaken', 'otpWrong'],
  },
  {
    operation: 'bindWallet',
    path: '/api/user/bankCard/create',
    username: 'nophone',
    body: { bank: 'nosuch', name: 'Demo Player', account: '9170000000' },
    cures: [{ bank: 'gcash' }],
    codes: ['bankUnavailable', 'walletTaken'],
  },
  {
    operation: 'saveIdentityBase',
    path: '/api/user/identity/base',
    username: 'newplayer',
    body: { ...getExample('save-identity-base-body'), occupation: 'nosuch', birthday: '2015-01-01' },
    cures: [{ occupation: getExample('save-identity-base-body')['occupation'] }],
    codes: ['choiceUnknown', 'underAge'],
  },
  {
    operation: 'createWithdrawal',
    path: '/api/withdraw/create',
    username: 'ratified',
    body: { amount: 100_000, password: '0'.repeat(64) },
    cures: [],
    codes: ['tradePasswordWrong'],
  },
]

describe('refusals', () => {
  it.each(CASES)('$operation answers the first of x-codes that applies', async (refused) => {
    count += 1
    const client: PlayerClient = await logIn(server, `refused-${String(count)}`, refused.username)
    const table = CODES[refused.operation] as Record<string, { code: number }>
    const names = Object.keys(table)
    const order = refused.codes.map((name) => names.indexOf(name))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    let { body } = refused
    const answered: number[] = []
    for (const cure of [{}, ...refused.cures]) {
      body = { ...body, ...cure }
      answered.push((await client.post(refused.path, body)).code)
    }
    expect(answered).toEqual(refused.codes.map((name) => table[name]?.code))
  })

  it('says alreadyClaimed before nothingToClaim, wherever both are documented', () => {
    const both = Object.values(CODES)
      .map((table) => Object.keys(table))
      .filter((names) => names.includes('alreadyClaimed') && names.includes('nothingToClaim'))
    expect(both.length).toBeGreaterThan(0)
    for (const names of both) expect(names.indexOf('alreadyClaimed')).toBeLessThan(names.indexOf('nothingToClaim'))
  })
})
