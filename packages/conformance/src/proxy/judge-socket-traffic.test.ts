import { expect, test } from 'vitest'
import { readSocketContract } from '../socket/socket-contract.ts'
import { socketJudge } from './judge-socket-traffic.ts'

test('socketJudge: masks credentials in every finding', () => {
  const contract = readSocketContract({ channels: { live: { address: '/live/{uid}' } }, operations: {} })
  const judge = socketJudge(contract, 'http://server', ['known-before'])
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

test('socketJudge: matches a socket by its whole path', () => {
  const channels = { live: { address: '/live/{uid}' } }
  const contract = readSocketContract({ channels, operations: {}, servers: { app: { host: 'h', pathname: '/v1.0' } } })
  const judge = socketJudge(contract, 'http://server', [])
  for (const path of ['/v1.0/live/7', '/live/7', '/v1x0/live/7', '/v1.0/live/7/more']) {
    const socket = { path, headers: {} }
    judge.open(socket)
    judge.frame(socket, { from: 'app', data: '{}', isBinary: false })
  }
  expect([...judge.ledger.findings.values()].map(({ cases }) => cases)).toEqual([1])
})

test.each([
  [undefined, ['minor']],
  ['info', ['info']],
  ['off', []],
] as const)('socketJudge: takes the severity of a check from the settings (%s)', (severity, found) => {
  const contract = readSocketContract({ channels: { live: { address: '/live/{uid}' } }, operations: {} })
  const judge = socketJudge(contract, 'http://server', [], (check) =>
    severity !== undefined && check === 'socket-event' ? { severity } : undefined,
  )
  const socket = { path: '/live/7', headers: {} }
  judge.open(socket)
  judge.frame(socket, { from: 'app', data: '{"event":"hello"}', isBinary: false })
  expect([...judge.ledger.findings.values()].map((one) => one.severity)).toEqual(found)
})
