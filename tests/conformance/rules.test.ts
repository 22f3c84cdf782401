import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer, type MockServer } from '#mocks/server.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { inSandbox, throughFault } from '../../packages/conformance/mutants/through-fault.ts'
import type { ConfigInput } from '../../packages/conformance/src/config/config.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { dialSocket } from '../../packages/conformance/src/http/socket-wire.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 120_000
const ENDING = readOperations(mockConfig('').openapi).filter(({ ends }) => ends !== undefined)

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

/** Counts the requests of one operation that run at the same time, on their way to the mock. */
function watch(operationId: string, sandbox: string) {
  const load = { running: 0, isOverlapping: false }
  const count = (change: number): undefined => {
    load.running += change
    if (load.running !== 1) load.isOverlapping = load.running > 1
  }
  const transport = throughFault(mockConfig(server.url).openapi, inSandbox(sandbox), {
    rewrite: (_, { id }) => (id === operationId ? count(1) : undefined),
    change: ({ operation: { id } }) => (id === operationId ? count(-1) : undefined),
  })
  return { load, transport }
}

/** Runs the harness on the mock. Returns the operation and check of each finding. */
async function find(config: Partial<ConfigInput>): Promise<string[]> {
  const { findings } = await runConformance({ ...mockConfig(server.url), ...config })
  return findings.map(({ operationId, check }) => `${operationId}/${check}`)
}

it.each(ENDING.map(({ id }) => id))(
  'finds a socket that outlives its session, ended by %s',
  { timeout: TIMEOUT_MS },
  async (id) => {
    const name = `outlives-${id}`
    const { load, transport } = watch(id, name)
    const { hub } = server.sandboxes.get(name)
    const close = hub.close.bind(hub)
    hub.close = (...given) => (load.running > 0 ? 0 : close(...given))
    const found = await find({
      transport,
      asyncapi: readDocument('asyncapi/socket.yaml'),
      socket: { answerMs: 1500, settleMs: 50, eventMs: 1500 },
      triggers: {},
      only: ['socket'],
      dial: (request, listener) => {
        const cookie = [request.headers['cookie'], `tumpak_sandbox=${name}`].filter(Boolean).join('; ')
        return dialSocket({ ...request, headers: { ...request.headers, cookie } }, listener)
      },
    })
    expect(found).toContain('socket/socket-session')
  },
)

it('finds two accounts that get one user name at the same time', { timeout: TIMEOUT_MS }, async () => {
  const { load, transport } = watch('registerUser', 'one-name')
  const { accounts } = server.sandboxes.get('one-name')
  const byUsername = accounts.byUsername.bind(accounts)
  accounts.byUsername = (name) => (load.isOverlapping ? undefined : byUsername(name))
  expect(await find({ transport, only: ['registerUser'] })).toContain('registerUser/once')
})
