import { spawn } from 'node:child_process'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { createServer } from 'vite'
import { listPersonas } from '../mocks/control/page.ts'
import { readPort } from '../mocks/http/listen.ts'
import { createMockServer } from '../mocks/server.ts'
import { inRoot } from './root.ts'
import { VITE_OPTIONS } from './vite-options.ts'

const MOCK_PORT = 4010

const HELP = `Usage: npm start -- [--port N] [--mock-port N] [--backend]
The mock and the app's dev server in one process, until Ctrl-C.

  --port N       of the app; 5173, or the next free one, without it
  --mock-port N  of the mock; 4010, or any free one, without it
  --backend      the reference backend instead of the mock: its data lasts (packages/backend)`

const { port, mockPort, hasBackend } = readOptions(
  { help: HELP, options: { port: { type: 'string' }, 'mock-port': { type: 'string' }, backend: { type: 'boolean' } } },
  (values) => ({
    port: readPort(values.port),
    mockPort: readPort(values['mock-port']),
    hasBackend: values.backend === true,
  }),
)

interface Started {
  readonly url: string
  readonly lines: readonly string[]
}

try {
  const server = hasBackend ? await startBackend() : await startMock()
  // vite.config.ts reads it for the proxy.
  process.env.MOCK_URL = server.url
  const app = await createServer({
    ...VITE_OPTIONS,
    clearScreen: false,
    // Without --port, Vite takes the next free one.
    ...(port !== undefined && { server: { port, strictPort: true } }),
  })
  await app.listen()
  const lines = [`The app:       ${app.resolvedUrls?.local[0] ?? ''}`, ...server.lines, 'Ctrl-C stops both.']
  console.log(`\n${lines.join('\n')}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Starts the mock on the given port, the usual one, or a free one if that is taken. */
async function startMock(): Promise<Started> {
  const { url } = await createMock()
  const personas = listPersonas().map(
    ({ username, password, about }) => `  ${username.padEnd(11)} ${password}  ${about}`,
  )
  return { url, lines: [`The mock:      ${url}/__mock`, 'Log in as one of:', ...personas] }
}

function createMock() {
  if (mockPort !== undefined) return createMockServer({ port: mockPort })
  return createMockServer({ port: MOCK_PORT }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return createMockServer({ port: 0 })
  })
}

/** Starts the backend in a process of its own, which ends with this one. It prints its players itself. */
async function startBackend(): Promise<Started> {
  const child = spawn(process.execPath, [inRoot('packages/backend/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  // A terminal signals both; the watcher and an editor signal this process alone, whose exit would come without the event above.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.once('exit', () => process.exit())
      child.kill('SIGTERM')
    })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      process.stdout.write(part)
      printed += part.toString()
      const address = /Backend: (http:\S+)/.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error('The backend has ended; see above.')))
  })
  return { url, lines: [`The backend:   ${url}`] }
}
