import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { endChild } from './start-backend.ts'

/** A PostgreSQL with an empty database. */
export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
}

export const HOW_TO_INSTALL =
  'PostgreSQL 15 or newer is missing, so what needs it was not tested. On Debian 12: sudo apt-get install postgresql, or set DATABASE_URL to a server where you may create databases.'

const READY_TRIES = 100
/** Set by the nightly run and by the release, which fail without PostgreSQL. */
const IS_REQUIRED = process.env['TUMPAK_BACKEND_POSTGRES'] === 'required'

/** Whether tests have a PostgreSQL. @throws if there is none and the run requires it */
export function hasPostgres(): boolean {
  const isFound = process.env['DATABASE_URL'] !== undefined || findBinaries() !== undefined
  if (!isFound && IS_REQUIRED) throw new Error(HOW_TO_INSTALL)
  if (!isFound) console.log(HOW_TO_INSTALL)
  return isFound
}

/** An empty database on the server of DATABASE_URL, or on one that is started in a folder of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) return createDatabase(given)
  const binaries = findBinaries()
  if (binaries === undefined) throw new Error(HOW_TO_INSTALL)
  const folder = mkdtempSync(path.join(tmpdir(), 'tumpak-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? findUser() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const initdb = ['--pgdata', data, '--username', 'tumpak', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  execFileSync(path.join(binaries, 'initdb'), initdb, { stdio: 'ignore', cwd: folder, ...user })
  const port = await findFreePort()
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const child = spawn(path.join(binaries, 'postgres'), options, { stdio: 'ignore', cwd: folder, ...user })
  const url = `postgres://tumpak@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await endChild(child, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilReady(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

async function createDatabase(server: string): Promise<TestPostgres> {
  const name = `tumpak_test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => run(server, `drop database ${name} with (force)`) }
}

/** Debian does not put them on the path. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((one) => `${debian}/${one}/bin`),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))
}

function findUser(): { readonly uid: number; readonly gid: number } {
  for (const name of ['postgres', 'nobody'])
    try {
      const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // The next one.
    }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await run(url, 'select 1')
      return
    } catch (error) {
      if (tries === READY_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
