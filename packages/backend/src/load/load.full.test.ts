import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/open-database.ts'
import { checkLoad } from './check-load.ts'
import { createPlayers } from './create-players.ts'
import { runLoad, type LoadResult } from './run-load.ts'
import { getFreePort, registerPlayers, startBackend, startMock } from './servers.ts'

const PLAYERS = Number(process.env['TUMPAK_LOAD_PLAYERS'] ?? 200)
const SECONDS = Number(process.env['TUMPAK_LOAD_SECONDS'] ?? 60)
const TIMEOUT_MS = (SECONDS * 2 + 900) * 1000

describe('the backend under load, killed in the middle', () => {
  it('keeps its books on the embedded database', { timeout: TIMEOUT_MS }, async () => {
    await expectBooksKept('PGlite', undefined)
  })

  it('keeps its books on PostgreSQL', { timeout: TIMEOUT_MS }, async ({ skip }) => {
    const server = process.env['DATABASE_URL']
    if (server === undefined || server === '') return skip('Set DATABASE_URL to a PostgreSQL 15 or newer.')
    const name = `load_${process.pid}_${Date.now()}`
    await runOnServer(server, `create database ${name}`)
    try {
      await expectBooksKept('PostgreSQL', Object.assign(new URL(server), { pathname: `/${name}` }).href)
    } finally {
      await runOnServer(server, `drop database ${name} with (force)`)
    }
  })

  it('has the mock beside it', { timeout: TIMEOUT_MS }, async () => {
    const mock = await startMock(await getFreePort())
    try {
      const players = await registerPlayers(mock.url, PLAYERS)
      const result = await runLoad({
        url: mock.url,
        players,
        seconds: SECONDS / 2,
        measured: SECONDS / 2,
        isPaying: false,
      })
      print('mock', result)
      expect(result.errors).toEqual([])
    } finally {
      await mock.stop('SIGTERM')
    }
  })
})

async function expectBooksKept(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tumpak-load-'))
  const settings = { folder, databaseUrl }
  try {
    const players = await withDatabase(settings, (db) => createPlayers(db, PLAYERS))
    const port = await getFreePort()
    let backend = await startBackend(port, settings)
    const loading = runLoad({ url: backend.url, players, seconds: SECONDS, measured: SECONDS / 2, isPaying: true })
    await sleep((SECONDS * 1000) / 2)
    await backend.stop('SIGKILL')
    backend = await startBackend(port, settings)
    const result = await loading
    await backend.stop('SIGTERM')
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
  use: (db: Database) => Promise<Found>,
): Promise<Found> {
  const db = await openDatabase(settings)
  try {
    return await use(db)
  } finally {
    await db.destroy()
    rmSync(path.join(settings.folder, 'database.lock'), { force: true })
  }
}

function print(name: string, { intents, claims, perSecond, p95 }: LoadResult): void {
  const count = (kind: string): number => intents.filter((one) => one.kind === kind && one.orderNo !== undefined).length
  console.log(
    `${name}: ${perSecond.toFixed(0)} requests per second, p95 ${p95.toFixed(0)} ms, ${count('deposit')} deposits (${intents.filter(({ isPaid }) => isPaid).length} paid), ${count('withdrawal')} withdrawals, ${count('exchange')} exchanges, ${claims.size} claims`,
  )
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
