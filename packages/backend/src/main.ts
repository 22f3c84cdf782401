import path from 'node:path'
import { developmentAdapters } from './adapters/development.ts'
import { openDatabase } from './database/open-database.ts'
import { readContract } from './http/contract.ts'
import { createServer } from './http/server.ts'
import { startJobs } from './jobs.ts'
import { logError } from './log-error.ts'
import { createOperatorPage } from './operator/operator.ts'
import { findDevelopmentParts } from './production.ts'
import { SEEDED_PASSWORD, SEEDED_PLAYERS, SEEDED_TRADE_PASSWORD } from './seed/players.ts'
import { isSeeded, seed } from './seed/seed.ts'
import { readSettings, type Settings } from './settings.ts'
import { servePushes } from './socket/push.ts'
import { serveSocket } from './socket/socket.ts'

// Node itself would print an error with its fields.
process.on('uncaughtException', fail)
await start(readSettings(process.env)).catch((error: unknown) => {
  // A plain error is a sentence for whoever starts it, such as of a lock or a port that is taken.
  if (!(error instanceof Error) || error.constructor !== Error) fail(error)
  console.error(error.message)
  process.exit(1)
})

function fail(error: unknown): never {
  logError(error)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const contract = readContract(path.resolve(import.meta.dirname, '../../../generated/openapi.json'))
  // For production, an object of your own adapters: README.md says what each one does.
  const adapters = developmentAdapters(settings)
  const { db, listen, close } = await openDatabase(settings)
  if (settings.isProduction) {
    const problems = findDevelopmentParts(settings, adapters, await isSeeded(db))
    if (problems.length > 0) throw new Error(`With NODE_ENV=production:\n${problems.join('\n')}`)
  }
  if (settings.hasSeed) await seed(db)

  const server = await createServer({ db, contract, settings, adapters })
  await serveSocket(server, { db, listen, cookieName: contract.cookieName })
  if (!settings.isProduction) servePushes(server, db)
  const operator = settings.hasOperatorPage ? await createOperatorPage({ db, settings }) : undefined
  const address = await server.listen({ port: settings.port, host: settings.host })
  const operatorAddress = await operator?.app.listen({ port: settings.operatorPort, host: '127.0.0.1' })
  const endJobs = startJobs(db, settings)

  console.log(`Backend: ${address}`)
  if (operator !== undefined) console.log(`Operator: ${operatorAddress}/operator/open?token=${operator.token}`)
  if (await isSeeded(db)) console.log(listPlayers())

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(fail))

  async function stop(): Promise<void> {
    await Promise.all([server.close(), operator?.app.close(), endJobs()])
    await close()
    process.exit(0)
  }
}

function listPlayers(): string {
  const lines = SEEDED_PLAYERS.map(({ username, about }) => `  ${username.padEnd(11)} ${SEEDED_PASSWORD}  ${about}`)
  return ['Players:', ...lines, `Transaction password: ${SEEDED_TRADE_PASSWORD}. One-time codes: 123456.`].join('\n')
}
