import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, loadDocument } from '../http/document.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { createMockServer, type MockServer } from '../server.ts'
import { createPlayerClient, type PlayerClient } from '../testing/player-client.ts'

const document = loadDocument()
const operations = listOperations(document)
const reads = operations.filter((operation) => operation.method === 'get')

let server: MockServer
let vip: PlayerClient
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
  vip = createPlayerClient(server, 'operations')
  await vip.login('vip8player')
})
afterAll(() => server.close())

/** An operation's address, with the examples of its required parameters. */
function getAddress({ id, path, parameters }: (typeof operations)[number]): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, isRequired, example } of parameters) {
    if (!isRequired || (place !== 'path' && place !== 'query')) continue
    if (example === undefined) throw new Error(`Give the parameter ${name} of ${id} an example: this test sends it`)
    if (place === 'query') query.set(name, String(example))
    else address = address.replace(`{${name}}`, encodeURIComponent(String(example)))
  }
  return `${address}?${String(query)}`
}

test.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s responds within the document',
  async (_, operation) => {
    const address = getAddress(operation)
    const response = await vip.get(address)
    const hint = `${address}: does mocks/sandbox/seeds have what the examples of its parameters name?`
    expect({ status: response.status, success: response.success }, hint).toEqual({ status: 200, success: true })
  },
)

test.each(operations.filter((one) => one.needsSession).map((operation) => [operation.id, operation] as const))(
  '%s wants a session',
  async (_, operation) => {
    const visitor = createPlayerClient(server, 'visitor')
    const response =
      operation.method === 'get' ? await visitor.get(getAddress(operation)) : await visitor.post(operation.path, {})
    expect(response.code).toBe(20002)
  },
)

test('all lists are empty for the persona of empty lists and filled for the one with history', async () => {
  const empty = createPlayerClient(server, 'operations')
  await empty.login('emptylists')
  for (const path of [
    '/api/game/fetch',
    '/api/game/fetch/hot',
    '/api/game/record/hot',
    '/api/recharge/fetch',
    '/api/letter',
  ]) {
    expect((await empty.get(path)).data, path).toMatchObject({ list: [], total: 0 })
    const { total } = (await vip.get(path)).data as { total: number }
    expect(total, path).toBeGreaterThan(10)
  }
  expect((await empty.get('/api/recharge/method')).data).toEqual([])
})

test('pages of a list add up to its total', async () => {
  const seen: string[] = []
  for (let pageNum = 1; pageNum <= 5; pageNum++) {
    const { list } = (await vip.get(`/api/open/game/fetch?pageNum=${pageNum}&pageSize=30`)).data as {
      list: { id: string }[]
    }
    seen.push(...list.map((game) => game.id))
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
})

test('names follow the language', async () => {
  const { data } = await vip.get('/api/open/game/type', { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' })
  expect(Array.isArray(data) && isJson(data[0]) && data[0]['name']).toBe('Nổi bật')
})

test('pictures are drawn for every game, provider and banner', async () => {
  const { list } = (await vip.get('/api/open/game/fetch?pageSize=1')).data as { list: { cover: string }[] }
  const banners = (await vip.get('/api/open/banner/info')).data as { image: string }[]
  for (const path of [list[0]?.cover ?? '', '/art/manuf/bituin.svg', banners[0]?.image ?? '', '/art/avatar/7.svg']) {
    const picture = await vip.fetch(path)
    expect([picture.status, picture.headers.get('content-type')], path).toEqual([200, 'image/svg+xml'])
    expect(picture.headers.get('cache-control')).toContain('max-age')
  }
  for (const [accepted, encoding] of Object.entries({
    'gzip, deflate, br': 'br',
    'gzip, deflate': 'gzip',
    identity: null,
  })) {
    const picture = await vip.fetch('/art/cover/slot-001.svg', { headers: { 'accept-encoding': accepted } })
    expect(picture.headers.get('content-encoding'), accepted).toBe(encoding)
    expect(await picture.text(), accepted).toContain('<svg')
  }
  expect((await vip.fetch('/art/cover/none.svg')).status).toBe(404)
})
