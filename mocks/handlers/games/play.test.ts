import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#generated/openapi.d.ts'
import type { MockServer } from '../../server.ts'
import { createNoonServer, logIn } from '../../testing/noon-server.ts'

type Page = components['schemas']['GameRecordPage']

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

const centavos = (rounds: Page['list'], key: 'bet' | 'win') =>
  rounds.reduce((sum, round) => sum + Math.round(round[key] * 100), 0) / 100

test('rounds are filtered by provider, game and Manila day, and the totals are of all pages', async () => {
  const client = await logIn(server, 'rounds', 'vip8player')
  const read = async (query: string) => (await client.get(`/api/game/record/hot?${query}`)).data as Page
  const all = [...(await read('pageSize=100')).list, ...(await read('pageSize=100&pageNum=2')).list]
  const short = await read('pageSize=5')
  expect(short.list).toHaveLength(5)
  expect(short).toMatchObject({ totalBet: centavos(all, 'bet'), totalWin: centavos(all, 'win'), total: all.length })

  const day = all[10]?.playedAt.slice(0, 10) ?? ''
  const ofDay = await read(`pageSize=100&from=${day}&to=${day}`)
  expect(ofDay.list).toEqual(all.filter(({ playedAt }) => playedAt.startsWith(day)))
  expect(ofDay.totalBet).toBe(centavos(ofDay.list, 'bet'))

  const ofProvider = await read('manuf=bituin')
  expect(ofProvider.total).toBeGreaterThan(0)
  expect(new Set(ofProvider.list.map(({ manufName }) => manufName))).toEqual(new Set(['Bituin Play']))
  expect(await read('manuf=nobody')).toEqual({ list: [], total: 0, totalBet: 0, totalWin: 0 })

  const { gameId = '' } = all[0] ?? {}
  const ofGame = await read(`pageSize=100&gameId=${gameId}`)
  expect(ofGame.list).toEqual(all.filter((round) => round.gameId === gameId))
  expect(ofGame.totalBet).toBe(centavos(ofGame.list, 'bet'))
})

test('a round has the cover of its game, and its color', async () => {
  const client = await logIn(server, 'covers', 'vip8player')
  const { list } = (await client.get('/api/game/record/slot')).data as Page
  for (const { gameId, cover, coverColor } of list) {
    expect(cover).toBe(`/art/cover/${gameId}.svg`)
    expect(coverColor).toMatch(/^#[0-9a-f]{6}$/)
  }
})
