import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { listPersonas } from './control/page.ts'
import { readPort } from './http/listen.ts'
import { readHost, warnOfNetwork } from './http/network-host.ts'
import { createMockServer } from './server.ts'

const DEFAULT_PORT = 4010

/** A clock that stands still; only `/__mock/clock` advances a sandbox. */
function readClock(text: string): () => number {
  const now = Date.parse(text)
  if (Number.isNaN(now)) throw new Error(`--now takes a time such as 2026-11-20T20:00:00+08:00, not ${text}`)
  return () => now
}

const HELP = `Usage: npm run mock -- [--port N] [--quiet] [--now TIME] [--host HOST]
Starts the mock server, and prints its address and its players.

  --port N     ${String(DEFAULT_PORT)} without it; 0 for any free port
  --quiet      prints no line for each request
  --now TIME   its clock stands still there, such as 2026-11-20T20:00:00+08:00
  --host HOST  also reachable from your network, such as 0.0.0.0`

async function main(): Promise<void> {
  const { port, isQuiet, clock, host } = readOptions(
    {
      help: HELP,
      options: {
        port: { type: 'string' },
        quiet: { type: 'boolean', default: false },
        now: { type: 'string' },
        host: { type: 'string' },
      },
    },
    (values) => ({
      port: readPort(values.port) ?? DEFAULT_PORT,
      isQuiet: values.quiet,
      clock: values.now === undefined ? undefined : readClock(values.now),
      host: readHost(values.host),
    }),
  )
  const log = (line: string): void => void process.stdout.write(`${line}\n`)
  const server = await createMockServer({
    port,
    host,
    ...(isQuiet ? {} : { log }),
    ...(clock === undefined ? {} : { clock }),
  })
  log(`mock server ${server.url} (control page ${server.url}/__mock)`)
  if (host !== undefined) process.stderr.write(`${warnOfNetwork(host)}\n`)
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
