// Usage: npm start -- [--port 5173] [--mock-port 4010]
// The mock and the app's dev server in one process, until Ctrl-C.
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { listPersonas } from '../mocks/control/page.ts'
import { readPort } from '../mocks/http/listen.ts'
import { createMockServer } from '../mocks/server.ts'
import { VITE_OPTIONS } from './vite-options.ts'

const MOCK_PORT = 4010

const { values } = parseArgs({ options: { port: { type: 'string' }, 'mock-port': { type: 'string' } } })

try {
  const mock = await startMock(readPort(values['mock-port']))
  // vite.config.ts reads it for the proxy.
  process.env.MOCK_URL = mock.url
  const port = readPort(values.port)
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
async function startMock(port: number | undefined) {
  if (port !== undefined) return createMockServer({ port })
  return createMockServer({ port: MOCK_PORT }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return createMockServer({ port: 0 })
  })
}
