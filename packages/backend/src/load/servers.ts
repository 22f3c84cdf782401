import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { LoadPlayer } from './run-load.ts'
import { send } from './send.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const START_MS = 120_000

/** A server in a process of its own. */
export interface RunningServer {
  readonly url: string
  /** Ends it, by SIGKILL without a goodbye. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts the backend on a folder or a database, with rate limits that no load reaches. */
export async function startBackend(
  port: number,
  settings: { readonly folder: string; readonly databaseUrl: string | undefined },
): Promise<RunningServer> {
  return start('packages/backend/src/main.ts', [], port, {
    TUMPAK_BACKEND_PORT: String(port),
    TUMPAK_BACKEND_FOLDER: settings.folder,
    TUMPAK_BACKEND_RATE_FACTOR: '1000000',
    TUMPAK_BACKEND_PAYOUT_SECONDS: '6',
    DATABASE_URL: settings.databaseUrl ?? '',
  })
}

export function startMock(port: number): Promise<RunningServer> {
  return start('mocks/main.ts', ['--port', String(port), '--quiet'], port, {})
}

async function start(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + START_MS
  while ((await send({ url: `${url}/api/app/version`, headers: {} }))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${program} does not start.`)
    }
    await sleep(100)
  }
  return { url, stop: (signal) => stop(child, signal) }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Registers players by the API: the way for a server whose database is not ours. */
export async function registerPlayers(url: string, count: number): Promise<LoadPlayer[]> {
  const password = hashPassword('tumpak123')
  const players: LoadPlayer[] = []
  for (let number = 0; number < count; number += 1) {
    const phone = `95${String(number).padStart(8, '0')}`
    const body = { username: `load${String(number).padStart(4, '0')}`, password, phone, areaCode: '63' }
    const answer = await send({ url: `${url}/api/user/custom/register`, headers: { deviceId: 'load' }, body })
    const cookie = answer?.cookie
    if (answer?.success !== true || cookie === undefined) throw new Error(`No player ${number}: ${answer?.code}`)
    players.push({ cookie, password })
  }
  return players
}
