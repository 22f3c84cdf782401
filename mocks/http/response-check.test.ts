import { expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { createPlayerClient } from '../testing/player-client.ts'
import { listOperations, loadDocument } from './document.ts'
import { createSchemas } from './schemas.ts'

const document = loadDocument()
const operation = (id: string) => {
  const found = listOperations(document).find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

test('an invalid handler response becomes a 500 with the operation and the pointer', async () => {
  const server = await createMockServer({ port: 0 })
  const player = createPlayerClient(server, 'broken')
  await player.login('ratified')
  const account = server.sandboxes.get('broken').accounts.byUsername('ratified')
  Object.assign(account?.profile ?? {}, { vip: 'eight' })
  const response = await player.fetch('/api/user/info')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    operationId: 'getUser',
    pointer: '/data/vip',
    detail: 'getUser: /data/vip must be integer',
  })
  await server.close()
})

test('responses are validated on the branch that success selects', () => {
  const schemas = createSchemas(document)
  const failure = { success: false, code: 41001, msg: 'no', data: null }
  expect(schemas.checkResponse(operation('loginUser'), 200, failure)).toBeUndefined()
  expect(schemas.checkResponse(operation('loginUser'), 200, { ...failure, msg: '' })).toMatchObject({ pointer: '/msg' })
  expect(schemas.checkResponse(operation('loginUser'), 200, { ...failure, success: true })?.pointer).toBe('/code')
})

test('amounts have at most two decimals', () => {
  const schemas = createSchemas(document)
  const envelope = (amount: number) => ({
    success: true,
    code: 20000,
    msg: '',
    data: { orderNo: 'D202611200001', method: 'gcash', amount, bonus: 0, expiresAt: '2026-11-20T20:30:00+08:00' },
  })
  expect(schemas.checkResponse(operation('prepareRecharge'), 200, envelope(110.57))).toBeUndefined()
  expect(schemas.checkResponse(operation('prepareRecharge'), 200, envelope(110.571))).toMatchObject({
    pointer: '/data/amount',
  })
})
