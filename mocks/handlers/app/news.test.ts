import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { createNoonServer, logIn, payIn } from '../../testing/noon-server.ts'
import { createPlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

test('the conversion of a first deposit is returned once, and of no later deposit', async () => {
  const client = await logIn(server, 'conversion', 'newplayer')
  const event = async () => (await client.get('/api/fb/event/fetch')).data
  expect(await event()).toEqual({})
  await payIn(client, 500)
  expect(await event()).toEqual({ fbEvent: { event: 'Purchase', amount: 500, currency: 'PHP' } })
  expect(await event()).toEqual({})
  await payIn(client, 500)
  expect(await event()).toEqual({})
})

test('questions and announcements are in the reader’s language', async () => {
  const visitor = createPlayerClient(server, 'news')
  const [en, vi] = [await visitor.get('/api/app/faq'), await visitor.get('/api/app/faq', { 'accept-language': 'vi' })]
  expect(en.data).toContainEqual(expect.objectContaining({ id: 'F1', category: 'Account' }))
  expect(vi.data).toContainEqual(expect.objectContaining({ id: 'F1', category: 'Tài khoản' }))
  expect(vi.data).toHaveLength((en.data as unknown[]).length)
  expect((await visitor.get('/api/notice/info')).data).toMatchObject([
    { id: 'N2', publishedAt: '2026-11-20T06:00:00+08:00' },
    { id: 'N1' },
  ])
})
