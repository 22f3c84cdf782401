import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/open-database.ts'
import { findFreePort, hasPostgres, startPostgres } from '../testing/postgres.ts'
import { startBackend } from '../testing/start-backend.ts'
import { checkLoad } from './check-load.ts'
import { createPlayers } from './create-players.ts'
import { runLoad, type LoadResult } from './run-load.ts'
import { registerPlayers, startMock } from './servers.ts'

const PLAYERS = Number(process.env['TUMPAK_LOAD_PLAYERS'] ?? 200)
const SECONDS = Number(process.env['TUMPAK_LOAD_SECONDS'] ?? 60)
const TIMEOUT_MS = (SECONDS * 2 + 900) * 1000

describe('the backend under load, killed in the middle', { timeout: TIMEOUT_MS, tags: ['alone'] }, () => {
  it('keeps its books on the embedded database', async () => {
    await expectBooksKept('PGlite', undefined)
  })

  it.skipIf(!hasPostgres())('keeps its books on PostgreSQL', async () => {
    const { url, stop } = await startPostgres()
    try {
      await expectBooksKept('PostgreSQL', url)
    } finally {
      await stop()
    }
  })

  it('has the mock beside it', async () => {
    const mock = await startMock()
    try {
      const players = await registerPlayers(mock.url, PLAYERS)
      const half = SECONDS / 2
      const result = await runLoad({ url: mock.url, players, seconds: half, measured: half, isPaying: false })
      print('mock', result)
      expect(result.errors).toEqual([])
    } finally {
      await mock.stop()
    }
  })
})

async function expectBooksKept(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tumpak-load-'))
  const settings = { folder, databaseUrl }
  try {
    const players = await withDatabase(settings, (db) => createPlayers(db, PLAYERS))
    const env = {
      TUMPAK_BACKEND_PORT: String(await findFreePort()),
      TUMPAK_BACKEND_FOLDER: folder,
      TUMPAK_BACKEND_PAYOUT_SECONDS: '6',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }
    let backend = await startBackend(env)
    const loading = runLoad({ url: backend.url, players, seconds: SECONDS, measured: SECONDS / 2, isPaying: true })
    await sleep((SECONDS * 1000) / 2)
    await backend.stop('SIGKILL')
    backend = await startBackend(env)
    const result = await loading
    await backend.stop()
    print(name, result)
    expect(await withDatabase(settings, (db) => checkLoad(db, result))).toEqual([])
    expect(result.intents.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a database while no server has it. */
async function withDatabase<Found>(
  settings: Parameters<typeof openDatabase>[0],
  run: (db: Database) => Promise<Found>,
): Promise<Found> {
  const { db, close } = await openDatabase(settings)
  try {
    return await run(db)
  } finally {
    await close()
  }
}

function print(name: string, { intents, claims, perSecond, p95 }: LoadResult): void {
  const count = (kind: string): number => intents.filter((one) => one.kind === kind && one.orderNo !== undefined).length
  console.log(
    `${name}: ${perSecond.toFixed(0)} requests per second, p95 ${p95.toFixed(0)} ms, ${count('deposit')} deposits (${intents.filter(({ isPaid }) => isPaid).length} paid), ${count('withdrawal')} withdrawals, ${count('exchange')} exchanges, ${claims.size} claims`,
  )
}
