import { DAY_MS } from '../lib/time.ts'
import { createMockServer, type MockServer } from '../server.ts'
import { createPlayerClient, type PlayerClient } from './player-client.ts'

/** Noon in Manila on 20 November 2026, so that no test crosses midnight by accident. */
export const NOON = Date.UTC(2026, 10, 20, 4)

/** A mock server whose real time stands still at noon in Manila; only `/__mock/clock` advances sandboxes. */
export function createNoonServer(): Promise<MockServer> {
  return createMockServer({ port: 0, clock: () => NOON })
}

/** Logs a persona in, in a sandbox of its own. */
export async function logIn(server: MockServer, sandbox: string, username: string): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

/** Advances the clock of a client's sandbox by days. */
export async function passDays(client: PlayerClient, days: number): Promise<void> {
  await client.control('/__mock/clock', { advanceMs: days * DAY_MS })
}

/** Makes and confirms a deposit. */
export async function payIn(client: PlayerClient, amount: number): Promise<void> {
  const { orderNo } = (await client.post('/api/recharge/preCreate', { method: 'gcash', amount })).data as {
    orderNo: string
  }
  const { payUrl } = (await client.post('/api/recharge/build', { orderNo })).data as { payUrl: string }
  const payKey = /"payKey":"([^"]+)"/.exec(await (await fetch(payUrl)).text())?.[1]
  await fetch(new URL('/demo/pay/confirm', payUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payKey }),
  })
}

/** Plays rounds of a game with a stake in pesos. */
export async function play(client: PlayerClient, rounds: number, bet = 1, gameId = 'slot-001'): Promise<void> {
  const { playUrl } = (await client.post('/api/game/getUrl', { gameId })).data as { playUrl: string }
  const playKey = /"playKey":"([^"]+)"/.exec(await (await fetch(playUrl)).text())?.[1]
  for (let i = 0; i < rounds; i++) {
    await fetch(new URL('/demo/game/bet', playUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playKey, bet }),
    })
  }
}
