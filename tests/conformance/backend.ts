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

const HELP = `Usage: node tests/conformance/backend.ts [--money] [--slow] [--postgres] [--json FILE]
The harness on the reference backend, on the embedded database; the server restarts near the end of the run.

  --money     only the operations of money
  --slow      also the slow checks
  --postgres  on PostgreSQL, too`

const values = readOptions({
  help: HELP,
  options: {
    money: { type: 'boolean' },
    slow: { type: 'boolean' },
    postgres: { type: 'boolean' },
    json: { type: 'string' },
  },
})
/** Codes for which other operations are needed. */
const UNSEEN_OF_MONEY = {
  playPaused: 'only the whole run takes breaks',
  limitReached: 'only the whole run sets limits',
}

const outcomes: ExampleOutcome[] = [await runEmbedded()]
if (values.postgres === true) outcomes.push(await runOnPostgres())
for (const { name, status, reason } of outcomes) console.log(`${status} ${name}${reason === '' ? '' : `\n${reason}`}`)
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(outcomes))
// The harness leaves timers; the servers have ended.
process.exit(outcomes.some(({ status }) => status === 'failed') ? 1 : 0)

async function runEmbedded(): Promise<ExampleOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-backend-'))
  try {
    return await runOn('the embedded database', { TUMPAK_BACKEND_FOLDER: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOnPostgres(): Promise<ExampleOutcome> {
  if (!hasPostgres()) return { name: 'PostgreSQL', status: 'skipped', reason: '' }
  const { url, stop } = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tumpak-backend-'))
  try {
    return await runOn('PostgreSQL', { DATABASE_URL: url, TUMPAK_BACKEND_FOLDER: folder })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOn(name: string, database: Record<string, string>): Promise<ExampleOutcome> {
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
    const troubles = listTroubles(report)
    return { name, status: report.exitCode === 0 ? 'passed' : 'failed', reason: troubles.join('\n') }
  } finally {
    await server.stop()
  }
}
