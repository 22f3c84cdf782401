// Usage: node tests/perf/reconnect-storm.ts
// What reconnecting players do to a socket server that restarts: 100,000 computed from the contract's numbers, and 2,000
// real clients of src/realtime against the mock. docs/deploy.md has the tables that this prints.
import { WebSocket } from 'ws'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { RECONNECT } from '../../generated/ws/socket.ts'
import type { BackoffOptions } from '../../src/realtime/backoff.ts'
import type { SocketLike } from '../../src/realtime/environment.ts'
import { SocketClient } from '../../src/realtime/socket-client.ts'
import { socketUrl } from '../../src/realtime/socket-url.ts'
import { startMock } from '../support/servers.ts'
import { startCutRelay } from './cut-relay.ts'
import { busiestWindow, computeStorm, type Storm } from './reconnect-model.ts'

/** After a crash all connections end within the spread of the players' networks. */
const CRASH: Storm = {
  players: 100_000,
  closingSeconds: 0.3,
  awaySeconds: 10,
  admittedPerSecond: 2000,
  // Connections that Linux lets wait (net.core.somaxconn).
  queue: 4096,
  backoff: {},
}

const COMPUTED: [name: string, storm: Storm][] = [
  [`crash; the contract: ${String(RECONNECT.baseSeconds)} s × attempt`, CRASH],
  ['crash; delays of at most 30 s', { ...CRASH, backoff: { capSeconds: 30 } }],
  ['crash; jitter 0.5', { ...CRASH, backoff: { jitter: 0.5 } }],
  ['crash; jitter 1', { ...CRASH, backoff: { jitter: 1 } }],
  ['crash; jitter 1, delays of at most 30 s', { ...CRASH, backoff: { jitter: 1, capSeconds: 30 } }],
  ['crash; the contract, admits 20,000/s', { ...CRASH, admittedPerSecond: 20_000 }],
  [
    'the server closes 1,000 sockets/s (1001), another one takes them',
    { ...CRASH, closingSeconds: 100, awaySeconds: 0 },
  ],
]

const CLIENTS = 2000
const AWAY_SECONDS = 5
const BUCKETS_PER_SECOND = 100

const row = (cells: (string | number)[]): void =>
  console.log(`| ${cells.map((cell) => cell.toLocaleString('en-US')).join(' | ')} |`)

console.log('100,000 players, computed; the server is away for 10 s, then admits 2,000 connections/s:\n')
row(['', 'connects in the busiest second', 'connects for each player', 'half are back after', 'all are back after'])
row(['---', '--:', '--:', '--:', '--:'])
for (const [name, storm] of COMPUTED) {
  const { attempts, busiestSecond, halfBack, allBack } = computeStorm(storm)
  const perPlayer = (attempts / storm.players).toFixed(1)
  row([name, busiestSecond, perPlayer, `${halfBack.toFixed(0)} s`, `${allBack.toFixed(0)} s`])
}

console.log(
  `\n${CLIENTS.toLocaleString('en-US')} clients, measured; the server is away for ${String(AWAY_SECONDS)} s:\n`,
)
row(['', 'connects in the busiest second', 'computed', 'all are back after', 'computed'])
row(['---', '--:', '--:', '--:', '--:'])
for (const [name, backoff] of [
  ['the contract', {}],
  ['jitter 1', { jitter: 1 }],
] as const) {
  const measured = await measureStorm(backoff)
  const storm = { players: CLIENTS, closingSeconds: 0, awaySeconds: AWAY_SECONDS, queue: CLIENTS }
  const computed = computeStorm({ ...storm, admittedPerSecond: measured.openedPerSecond, backoff })
  const seconds = [measured.allBack, computed.allBack].map((time) => `${time.toFixed(1)} s`)
  row([name, measured.busiestSecond, computed.busiestSecond, ...seconds])
  console.log(`  the mock admitted ${measured.openedPerSecond.toFixed(0)} connections/s at the start`)
}

type Measured = { busiestSecond: number; allBack: number; openedPerSecond: number }

/** Connects the clients through a relay, stops it for some seconds, and counts what they do until all are back. */
async function measureStorm(backoff: BackoffOptions): Promise<Measured> {
  const mock = await startMock()
  const cookie = await logIn(mock.url)
  const user = (await (await fetch(`${mock.url}/api/user/info`, { headers: { cookie } })).json()) as {
    data: { uid: string }
  }
  const relay = await startCutRelay({ host: '127.0.0.1', port: Number(new URL(mock.url).port) })
  const attempts: number[] = []
  let stoppedAt = Number.NaN
  const openSocket = (url: string): SocketLike => {
    const bucket = Math.floor(((performance.now() - stoppedAt) / 1000) * BUCKETS_PER_SECOND)
    if (bucket >= 0) attempts[bucket] = (attempts[bucket] ?? 0) + 1
    return new WebSocket(url, { headers: { cookie } }) as unknown as SocketLike
  }
  const url = (uid: string): string => socketUrl(uid, `http://127.0.0.1:${String(relay.port)}`)
  const clients = Array.from({ length: CLIENTS }, () => new SocketClient({ url, openSocket, backoff }))
  try {
    const started = performance.now()
    for (const client of clients) client.connect(user.data.uid)
    await allOpen(clients)
    const openedPerSecond = CLIENTS / ((performance.now() - started) / 1000)
    await relay.stop()
    stoppedAt = performance.now()
    await pause(AWAY_SECONDS * 1000)
    await relay.start()
    await allOpen(clients)
    const allBack = (performance.now() - stoppedAt) / 1000
    const counts = Array.from(attempts, (count) => count ?? 0)
    return { busiestSecond: busiestWindow(counts, BUCKETS_PER_SECOND), allBack, openedPerSecond }
  } finally {
    for (const client of clients) client.disconnect()
    await relay.stop()
    await mock.stop()
  }
}

/** The session cookie of a persona. */
async function logIn(url: string): Promise<string> {
  const personas = (await (await fetch(`${url}/__mock/personas`)).json()) as { username: string; password: string }[]
  const persona = personas.find(({ username }) => username === 'ratified')
  if (persona === undefined) throw new Error('The mock has no persona "ratified"')
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: persona.username, password: hashPassword(persona.password) }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function allOpen(clients: SocketClient[]): Promise<void> {
  while (clients.some(({ state }) => state !== 'open')) await pause(20)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
