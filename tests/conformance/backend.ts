import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDocument, readDocument } from '@tumpak/contract-kit/load-document.ts'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { hasPostgres, startPostgres } from '../../packages/backend/src/testing/postgres.ts'
import { startBackend, type TestBackend } from '../../packages/backend/src/testing/start-backend.ts'
import { readConfig } from '../../packages/conformance/src/config/read-config.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import type { ExampleOutcome } from '../../scripts/test/counts.ts'
import { freePort } from '../support/servers.ts'
import { listTroubles } from './mock-run.ts'

const HELP = `Usage: node tests/conformance/backend.ts [--money] [--slow] [--database NAME] [--json FILE]
The harness on the reference backend; the server restarts near the end of the run.

  --money          only the operations of money
  --slow           also the slow checks
  --database NAME  embedded (usual), postgres, or both`

const EMBEDDED = { name: 'the embedded database', run: runEmbedded }
const POSTGRES = { name: 'PostgreSQL', run: runOnPostgres }
const DATABASES = { embedded: [EMBEDDED], postgres: [POSTGRES], both: [EMBEDDED, POSTGRES] }

const { runs, ...values } = readOptions(
  {
    help: HELP,
    options: {
      money: { type: 'boolean' },
      slow: { type: 'boolean' },
      database: { type: 'string', default: 'embedded' },
      json: { type: 'string' },
    },
  },
  ({ database, ...others }) => ({ ...others, runs: findRuns(database) }),
)

type Outcome = Omit<ExampleOutcome, 'name'>

/** Codes for which other operations are needed. */
const UNSEEN_OF_MONEY = {
  playPaused: 'only the whole run takes breaks',
  limitReached: 'only the whole run sets limits',
}

const outcomes: ExampleOutcome[] = []
for (const { name, run } of runs) {
  const outcome = { name, ...(await run().catch(describeCrash)) }
  outcomes.push(outcome)
  console.log([`${outcome.status} ${name}`, outcome.reason].filter(Boolean).join('\n'))
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(outcomes))
// The harness leaves timers; the servers have ended.
process.exit(outcomes.some(({ status }) => status === 'failed') ? 1 : 0)

function findRuns(database: string) {
  if (Object.hasOwn(DATABASES, database)) return DATABASES[database as keyof typeof DATABASES]
  throw new Error(`There is no database "${database}". There are: ${Object.keys(DATABASES).join(', ')}`)
}

function describeCrash(error: unknown): Outcome {
  console.error(error)
  return { status: 'failed', reason: String(error) }
}

async function runEmbedded(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-backend-'))
  try {
    return await runOn({ TUMPAK_BACKEND_FOLDER: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOnPostgres(): Promise<Outcome> {
  if (!hasPostgres()) return { status: 'skipped', reason: '' }
  const { url, stop } = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-backend-'))
  try {
    return await runOn({ DATABASE_URL: url, TUMPAK_BACKEND_FOLDER: folder })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOn(database: Record<string, string>): Promise<Outcome> {
  // A withdrawal that is paid meanwhile changes what the harness compares.
  const env = { ...database, TUMPAK_BACKEND_PORT: String(await freePort()), TUMPAK_BACKEND_PAYOUT_SECONDS: '0' }
  let server: TestBackend = await startBackend(env)
  try {
    const config = readConfig('packages/backend/conformance.yaml', process.env)
    const report = await runConformance({
      ...config,
      url: server.url,
      openapi: loadDocument('generated/openapi.json').root,
      asyncapi: readDocument('asyncapi/socket.yaml'),
      slow: values.slow === true,
      ...(values.money === true && { only: ['money'], unseenCodes: { ...config.unseenCodes, ...UNSEEN_OF_MONEY } }),
      restart: async () => {
        await server.stop()
        server = await startBackend(env)
      },
    })
    const { seconds, totals } = report
    console.log(`${totals.cases} cases, ${totals.requests} requests, ${Math.round(seconds)} s`)
    const troubles = listTroubles(report)
    return { status: report.exitCode === 0 ? 'passed' : 'failed', reason: troubles.join('\n') }
  } finally {
    await server.stop()
  }
}
