import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginUser } from '#generated/http/account/login-user.ts'
import { CODES } from '#generated/http/codes.ts'
import { COMMON_CODES } from '#generated/http/common-codes.ts'
import { OPERATIONS, type OperationId } from '#generated/http/operations.ts'
import { createMockServer } from '#mocks/server.ts'
import { CASES } from './cases.ts'
import { PASSWORD, Player } from './player.ts'

type Cause = (player: Player) => Promise<unknown>

const IDS = Object.keys(OPERATIONS) as OperationId[]

const DOCUMENT = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}
/** Operations whose success has only a code. */
const NO_PAYLOAD = new Set(
  Object.values(DOCUMENT.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => JSON.stringify(responses['200']).includes('"#/components/schemas/NothingOk"'))
    .map(({ operationId }) => operationId),
)

let server: Awaited<ReturnType<typeof createMockServer>>
let player: Player
let sandboxes = 0

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

beforeEach(() => {
  sandboxes += 1
  player = new Player(server.url, `cases-${String(sandboxes)}`)
  player.use()
})

/** Logs the caller in if the operation needs it. */
async function asCaller(id: OperationId): Promise<void> {
  if (!OPERATIONS[id].open) await loginUser({ username: CASES[id].as ?? 'ratified', password: PASSWORD })
}

describe.each(IDS)('%s through mock, client and validators', (id) => {
  const { success } = CASES[id]
  const failures = Object.entries(CASES[id].failures as { [name: string]: Cause })

  // The payload's generated validator rejects anything that the document does not allow.
  it('succeeds with a valid payload', async () => {
    await asCaller(id)
    await expect(success(player)).resolves.toBeDefined()
  })

  it.each(failures)('fails with %s', async (name, cause) => {
    await asCaller(id)
    const { code } = (CODES[id] as { [name: string]: { code: number } })[name] ?? {}
    await expect(cause(player)).rejects.toMatchObject({ kind: 'failure', code, msg: expect.stringMatching(/\S/) })
  })

  // src/api/http-client.test.ts covers how customFetch treats each status.
  it('rejects with the HTTP status of an error response', async () => {
    await asCaller(id)
    await player.control('faults', { operationId: id, fault: { kind: 'status', status: 502 } })
    await expect(success(player)).rejects.toMatchObject({ kind: 'http', status: 502 })
  })
})

describe.each(IDS.filter((id) => !NO_PAYLOAD.has(id)))('%s', (id) => {
  it('rejects an invalid payload', async () => {
    await asCaller(id)
    await player.control('faults', { operationId: id, fault: { kind: 'invalid' } })
    await expect(CASES[id].success(player)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe.each(IDS.filter((id) => NO_PAYLOAD.has(id)))('%s', (id) => {
  it('succeeds with any payload if none is expected', async () => {
    await asCaller(id)
    await player.control('faults', { operationId: id, fault: { kind: 'invalid' } })
    await expect(CASES[id].success(player)).resolves.toBeDefined()
  })
})

describe.each(IDS.filter((id) => CASES[id].badInput !== undefined))('%s', (id) => {
  it('refuses bad input', async () => {
    await asCaller(id)
    await expect(CASES[id].badInput?.()).rejects.toMatchObject({ kind: 'failure', code: COMMON_CODES.badInput })
  })
})

describe.each(IDS.filter((id) => !OPERATIONS[id].open))('%s', (id) => {
  it('fails with 20002 without a session', async () => {
    await expect(CASES[id].success(player)).rejects.toMatchObject({
      kind: 'failure',
      code: COMMON_CODES.sessionInvalid,
      isSessionInvalid: true,
    })
  })
})

it('has a case of bad input for every operation with input', () => {
  // An operation takes input if the document has an example of bad input for it.
  const bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
    paths: { [path: string]: { [method: string]: { operationId: OperationId } } }
  }
  const withInput = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => JSON.stringify(operation).includes('"badInput"'))
  expect(IDS.filter((id) => CASES[id].badInput !== undefined).sort()).toEqual(
    withInput.map(({ operationId }) => operationId).sort(),
  )
})
