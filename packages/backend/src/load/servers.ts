import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { findFreePort } from '../testing/postgres.ts'
import { endChild, type TestBackend } from '../testing/start-backend.ts'
import type { LoadPlayer } from './run-load.ts'
import { send } from './send.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const START_TIMEOUT_MS = 120_000

/** Starts the mock, in a process of its own. */
export async function startMock(): Promise<TestBackend> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['mocks/main.ts', '--port', String(port), '--quiet'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + START_TIMEOUT_MS
  while ((await send({ url: `${url}/api/app/version`, headers: {} }))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error('The mock does not start.')
    }
    await sleep(100)
  }
  return { url, stop: (signal) => endChild(child, signal) }
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
