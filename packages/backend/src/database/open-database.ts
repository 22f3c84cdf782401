import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Settings } from '../settings.ts'
import { listenEmbedded, listenServer, type Listen } from './listen.ts'
import { takeLock } from './lock-file.ts'
import { prepareFolder } from './prepared-folder.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** An open database, migrated. */
export interface OpenDatabase {
  readonly db: Database
  readonly listen: Listen
  close(): Promise<void>
}

/** They run in the order of their names. Once one is released, it never changes. */
const MIGRATIONS = path.join(import.meta.dirname, 'migrations')

/** PostgreSQL's oid of `bigint`. Amounts are below 2^53, and the driver would return text. */
const BIGINT = 20

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded one in `folder`, and migrates it.
 * @throws if another process has the folder, or the folder does not open. It is never replaced.
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'folder'>): Promise<OpenDatabase> {
  const opened =
    settings.databaseUrl === undefined ? await openFolder(settings.folder) : openServer(settings.databaseUrl)
  return migrate(opened)
}

/** An embedded database in memory, for tests. */
export async function openInMemory(): Promise<OpenDatabase> {
  return migrate(await openEmbedded(undefined))
}

async function migrate(opened: OpenDatabase): Promise<OpenDatabase> {
  const files = readdirSync(MIGRATIONS).toSorted()
  const migrations = files.map((file) => [file, { up: (db: Kysely<unknown>) => runFile(db, file) }] as const)
  const provider = { getMigrations: async () => Object.fromEntries(migrations) }
  const migrator = new Migrator({ db: opened.db, provider })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return opened
  await opened.close()
  throw error instanceof Error ? error : new Error(String(error))
}

/** Runs a file's statements, which empty lines separate: the embedded database takes one at a time. */
async function runFile(db: Kysely<unknown>, file: string): Promise<void> {
  const text = readFileSync(path.join(MIGRATIONS, file), 'utf8')
  for (const statement of text.split(';\n\n')) await sql.raw(statement).execute(db)
}

function openServer(databaseUrl: string): OpenDatabase {
  pg.types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  // The next query replaces a connection that breaks. The pool itself hears of idle ones alone.
  pool.on('connect', (client) =>
    client.on('error', (error) => console.error(`A connection to the database broke: ${error.message}`)),
  )
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, listen: listenServer(databaseUrl), close: () => db.destroy() }
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const unlock = takeLock(path.join(folder, 'database.lock'))
  process.once('exit', unlock)
  const data = path.join(folder, 'database')
  try {
    if (!existsSync(data)) await createFolder(data)
    const { db, listen } = await openEmbedded(data)
    return { db, listen, close: () => db.destroy().then(unlock) }
  } catch (error) {
    unlock()
    throw new Error(
      `The database in ${data} does not open. It is kept as it is: copy it before you try anything, or set TUMPAK_BACKEND_FOLDER to another folder.`,
      { cause: error },
    )
  }
}

/** Makes a folder beside the place, and then moves it there: a process that is killed leaves no half of one. */
async function createFolder(data: string): Promise<void> {
  const unfinished = `${data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const { db } = await openEmbedded(unfinished)
  await db.destroy()
  renameSync(unfinished, data)
}

/** Opens PGlite. Without a folder, or in a new one, it starts from the prepared archive. */
async function openEmbedded(dataDir: string | undefined): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const isNew = dataDir === undefined || !existsSync(dataDir)
  const client = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(isNew && { loadDataDir: await prepareFolder(() => PGlite.create(), readVersion()) }),
    parsers: { [BIGINT]: Number },
  })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }) })
  return { db, listen: listenEmbedded(client), close: () => db.destroy() }
}

function readVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
