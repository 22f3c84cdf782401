import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function player(sandbox: string, username = 'newplayer'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

const WALLET = { bank: 'gcash', name: 'Ñina Dela Cruz', account: '9995550001' }
const bind = (client: PlayerClient, body: object) => client.post('/api/user/bankCard/create', body)
const bound = async (client: PlayerClient) => (await client.get('/api/user/bankCard/wallet/account')).data

test('a wallet is bound once and masked in responses', async () => {
  const client = await player('wallet-once')
  expect(await bound(client)).toEqual({
    isBound: false,
    bank: '',
    name: '',
    account: '',
    choices: ['gcash', 'maya', 'otherpay'],
    names: [
      { code: 'gcash', name: 'GCash' },
      { code: 'maya', name: 'Maya' },
      { code: 'otherpay', name: 'OtherPay' },
    ],
  })
  const masked = { isBound: true, bank: 'gcash', name: 'Ñ*** D*** C***', account: '999****001' }
  expect(await bind(client, WALLET)).toMatchObject({ msg: 'Processed Successfully', data: masked })
  expect(await bound(client)).toMatchObject(masked)
  expect((await bind(client, { ...WALLET, bank: 'maya', account: '9995550002' })).code).toBe(43101)
  expect(await bound(client)).toMatchObject(masked)
})

test('a wallet belongs to one player; the same number at another bank is another wallet', async () => {
  const [first, second] = [await player('wallet-taken'), await player('wallet-taken', 'emptylists')]
  await bind(first, WALLET)
  expect((await bind(second, WALLET)).code).toBe(43102)
  expect((await bind(second, { ...WALLET, bank: 'maya', account: '9170000000' })).code).toBe(43102)
  expect((await bind(second, { ...WALLET, bank: 'nobank', account: 'A' })).code).toBe(43006)
  expect(await bound(second)).toMatchObject({ isBound: false })
  expect((await bind(second, { ...WALLET, bank: 'maya' })).success).toBe(true)
})

test('a wallet shows fee and time of a withdrawal, and a minimum above the general one', async () => {
  const [first, second] = [await player('wallet-min'), await player('wallet-min', 'emptylists')]
  await bind(first, WALLET)
  await bind(second, { ...WALLET, bank: 'maya' })
  expect(await bound(first)).not.toHaveProperty('minWithdrawal')
  expect(await bound(first)).toMatchObject({ withdrawalFee: 0, withdrawalMinutes: 5 })
  expect(await bound(second)).toMatchObject({ bank: 'maya', minWithdrawal: 200, withdrawalFee: 15 })
})

test.each([
  [{ account: '1995550001' }],
  [{ account: '99955500011' }],
  [{ name: 'N' }],
  [{ name: 'R2 D2' }],
  [{ bank: 'otherpay', account: 'x'.repeat(33) }],
])('what breaks the rules of the document is refused: %j', async (wrong) => {
  expect((await bind(await player('wallet-input'), { ...WALLET, ...wrong })).code).toBe(40000)
})

test('the account number is validated by the rule of its bank', async () => {
  expect(
    await bind(await player('wallet-other'), { bank: 'otherpay', name: 'Demo Player', account: 'ACC-0001' }),
  ).toMatchObject({ success: true, data: { account: '****1' } })
})
