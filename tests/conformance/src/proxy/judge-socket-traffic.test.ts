import { expect, test } from 'vitest'
import { readSocketContract } from '../socket/socket-contract.ts'
import { socketJudge } from './judge-socket-traffic.ts'

test('what an app shows at the door of the socket stands in no finding, whoever says it again', () => {
  const contract = readSocketContract({ channels: { live: { address: '/live/{uid}' } }, operations: {} })
  const judge = socketJudge(contract, ['known-before'])
  const socket = {
    path: '/live/7',
    headers: { cookie: 'session=cookie-value-1', authorization: 'Bearer bearer-value-1' },
  }
  judge.open(socket)
  const words = 'cookie-value-1 bearer-value-1 known-before'
  judge.frame(socket, {
    from: 'app',
    data: `{"event":"hello","words":"${words}","token":"in-a-field"}`,
    isBinary: false,
  })
  judge.frame(socket, { from: 'server', data: `${'x'.repeat(110)} ${words}`, isBinary: false })
  const written = JSON.stringify([...judge.ledger.findings.values()])
  expect(judge.ledger.findings.size).toBe(2)
  for (const secret of ['cookie-v', 'bearer-v', 'known-b', 'in-a-field']) expect(written).not.toContain(secret)
})
