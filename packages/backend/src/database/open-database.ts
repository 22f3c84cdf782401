import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import type { Settings } from '../settings.ts'
import * as account from './migrations/account.ts'
import * as core from './migrations/core.ts'
import * as games from './migrations/games.ts'
import * as live from './migrations/live.ts'
import * as responsible from './migrations/responsible.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** In the order in which they ran: an old one never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-core': core,
  '002-account': account,
  '003-games': games,
  '004-live': live,
  '005-responsible': responsible,
}

/** PostgreSQL's oid of `bigint`. Amounts are below 2^53, and the driver would return text. */
const BIGINT = 20

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded one in `folder`, and migrates it.
 * @throws if another process has the folder, or the folder does not open. It is never replaced.
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'folder'>): Promise<Database> {
  const db = settings.databaseUrl === undefined ? await openEmbedded(settings.folder) : openServer(settings.databaseUrl)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest()
  if (error !== undefined) {
    await db.destroy()
    throw error instanceof Error ? error : new Error(String(error))
  }
  return db
}

function openServer(databaseUrl: string): Database {
  pg.types.setTypeParser(BIGINT, Number)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) })
}

async function openEmbedded(folder: string): Promise<Database> {
  const data = path.join(folder, 'database')
  mkdirSync(folder, { recursive: true })
  const unlock = lock(path.join(folder, 'database.lock'))
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const client = await PGlite.create({ dataDir: data, parsers: { [BIGINT]: Number } })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }) })
    process.once('exit', unlock)
    return db
  } catch (error) {
    unlock()
    throw new Error(
      `The database in ${data} does not open. It is kept as it is: copy it before you try anything, or set TUMPAK_BACKEND_FOLDER to another folder.`,
      { cause: error },
    )
  }
}

/** Takes the lock file, which has the id of its process. One of a process that has ended is taken over. */
function lock(file: string): () => void {
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch {
      const owner = Number(readFileSync(file, 'utf8'))
      if (isAlive(owner)) throw new Error(`Process ${owner} has the database: ${file} names it. Stop it first.`)
      rmSync(file, { force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
