import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer, type MockServer } from '#mocks/server.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { mockConfig } from './mock-run.ts'
import { judgeRule } from './rules/judge-rule.ts'
import { Overlap, type RuleMutant } from './rules/rule-mutant.ts'
import { listSessionMutants } from './rules/session-mutants.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 120_000
const SETTING = {
  asyncapi: readDocument('asyncapi/socket.yaml'),
  socket: { answerMs: 1500, settleMs: 50, eventMs: 1500 },
}
const OF_SOCKETS = readOperations(mockConfig('').openapi)
  .flatMap(listSessionMutants)
  .filter(({ kind }) => kind === 'socket kept')

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

/** The checks that find a mutant. */
async function find(mutant: RuleMutant): Promise<string[]> {
  const { by } = await judgeRule(server, mockConfig(server.url), SETTING, mutant)
  return by.map((one) => one.split(/[#:]/)[0] ?? '')
}

it.each(OF_SOCKETS.map((one) => [one.id, one] as const))(
  'finds a socket that outlives its session, %s',
  { timeout: TIMEOUT_MS },
  async (_id, mutant) => {
    expect(await find(mutant)).toContain('socket/socket-session')
  },
)

it('finds two accounts that get one user name at the same time', { timeout: TIMEOUT_MS }, async () => {
  const mutant: RuleMutant = {
    id: 'one name at once',
    kind: 'accepted at once',
    rule: 'x-once',
    only: ['registerUser'],
    begin: ({ sandbox: { accounts }, onReached }) => {
      const overlap = new Overlap()
      const find = accounts.byUsername.bind(accounts)
      accounts.byUsername = (name) => {
        const found = find(name)
        if (found === undefined || !overlap.isOverlapping) return found
        onReached()
        return undefined
      }
      return ({ operation: { id }, request, next }) =>
        id === 'registerUser' ? overlap.during(() => next(request)) : undefined
    },
  }
  expect(await find(mutant)).toContain('registerUser/once')
})
