import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { createServer } from 'vite'
import { listPersonas } from '../mocks/control/page.ts'
import { readPort } from '../mocks/http/listen.ts'
import { createMockServer } from '../mocks/server.ts'
import { VITE_OPTIONS } from './vite-options.ts'

const MOCK_PORT = 4010

const HELP = `Usage: npm start -- [--port N] [--mock-port N]
The mock and the app's dev server in one process, until Ctrl-C.

  --port N       of the app; 5173, or the next free one, without it
  --mock-port N  of the mock; 4010, or any free one, without it`

const { port, mockPort } = readOptions(
  { help: HELP, options: { port: { type: 'string' }, 'mock-port': { type: 'string' } } },
  (values) => ({ port: readPort(values.port), mockPort: readPort(values['mock-port']) }),
)

try {
  const mock = await startMock()
  // vite.config.ts reads it for the proxy.
  process.env.MOCK_URL = mock.url
  const app = await createServer({
    ...VITE_OPTIONS,
    clearScreen: false,
    // Without --port, Vite takes the next free one.
    ...(port !== undefined && { server: { port, strictPort: true } }),
  })
  await app.listen()
  const personas = listPersonas().map(
    ({ username, password, about }) => `  ${username.padEnd(11)} ${password}  ${about}`,
  )
  const lines = [
    `The app:       ${app.resolvedUrls?.local[0] ?? ''}`,
    `The mock:      ${mock.url}/__mock`,
    'Log in as one of:',
    ...personas,
    'Ctrl-C stops both.',
  ]
  console.log(`\n${lines.join('\n')}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Starts the mock on the given port, the usual one, or a free one if that is taken. */
async function startMock() {
  if (mockPort !== undefined) return createMockServer({ port: mockPort })
  return createMockServer({ port: MOCK_PORT }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return createMockServer({ port: 0 })
  })
}
