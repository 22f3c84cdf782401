import path from 'node:path'
import { openDatabase } from './database/open-database.ts'
import { readContract } from './http/contract.ts'
import { createServer } from './http/server.ts'
import { startJobs } from './jobs.ts'
import { readSettings } from './settings.ts'
import { developmentAdapters } from './adapters/development.ts'

const settings = readSettings(process.env)
const contract = readContract(path.resolve(import.meta.dirname, '../../../generated/openapi.json'))
const db = await openDatabase(settings)
const server = await createServer({ db, contract, settings, adapters: developmentAdapters(settings) })
const endJobs = startJobs(db, settings)
const address = await server.listen({ port: settings.port, host: settings.host })
console.log(`Backend: ${address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void server
        .close()
        .then(endJobs)
        .then(() => db.destroy())
        .then(() => process.exit(0)),
  )
