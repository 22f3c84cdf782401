import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { createNoonServer } from '../../testing/noon-server.ts'
import { createPlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

interface Offer {
  bonusPercent: number
  bonusMax: number
  minDeposit: number
  turnoverMultiple: number
  termsUrl: string
}

async function readOffer(client: ReturnType<typeof createPlayerClient>, language = 'en'): Promise<Offer | undefined> {
  const { data } = await client.get('/api/config/fetch', { 'accept-language': language })
  return (data as { firstDepositOffer?: Offer }).firstDepositOffer
}

test('the offer to visitors is the coupon of a new account', async () => {
  const client = createPlayerClient(server, 'offer')
  const { termsUrl: _, ...terms } = (await readOffer(client)) ?? {}
  await client.post('/api/user/custom/register', {
    username: 'offered1',
    password: 'a'.repeat(64),
    phone: '9185550042',
    areaCode: '63',
  })
  const { data } = await client.get('/api/coupon/fetch')
  expect((data as { list: unknown[] }).list).toMatchObject([{ isWelcome: true, ...terms }])
})

test.each([
  ['en', /500\.00 or more gets 50%.*Wager deposit and bonus 10 times/],
  ['vi', /từ ₱500\.00.*50%.*cược 10 lần/],
])('the terms of the offer are a page in %s', async (language, text) => {
  const { termsUrl = '' } = (await readOffer(createPlayerClient(server, 'offer-terms'), language)) ?? {}
  expect(await (await fetch(termsUrl)).text()).toMatch(text)
})

test('the operator scenario has no offer', async () => {
  const visitor = createPlayerClient(server, 'no-offer')
  await visitor.control('/__mock/sandboxes', { id: 'no-offer', scenario: 'operator' })
  expect(await readOffer(visitor)).toBeUndefined()
})
