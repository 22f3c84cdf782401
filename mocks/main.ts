import { parseArgs } from 'node:util'
import { listPersonas } from './control/page.ts'
import { createMockServer } from './server.ts'

const DEFAULT_PORT = 4010

function readPort(text: string | undefined): number {
  const port = text === undefined ? DEFAULT_PORT : Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port wants a number from 0 to 65535, not ${text}`)
  return port
}

/** `npm run mock -- [--port N] [--quiet]`: starts the mock server and says where and for whom it is. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, quiet: { type: 'boolean', default: false } } })
  const log = (line: string): void => void process.stdout.write(`${line}\n`)
  const server = await createMockServer({ port: readPort(values.port), ...(values.quiet ? {} : { log }) })
  log(`mock server ${server.url} (control page ${server.url}/__mock)`)
  for (const { username, password, about } of listPersonas()) log(`  ${username.padEnd(11)} ${password}  ${about}`)
  const stop = (): void => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
