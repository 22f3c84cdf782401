import { expect, test } from 'vitest'
import { readSocketContract } from '../socket/socket-contract.ts'
import { CHECKS } from '../checks/registry.ts'
import { Ledger } from '../context/ledger.ts'
import { watchSocket } from './watch-socket.ts'

/** The checks of the harness, with the settings of none. */
function getRun(getSetting: Ledger['getSetting'] = () => undefined) {
  const ledger = new Ledger([], () => true)
  ledger.getSetting = getSetting
  return {
    ledger,
    getChecks: (phase: string) => CHECKS.filter(({ when }) => [when].flat().some((name) => name === phase)),
  }
}

test('watchSocket: masks credentials in every finding', () => {
  const contract = readSocketContract({ channels: { live: { address: '/live/{uid}' } }, operations: {} })
  const watch = watchSocket(contract, 'http://server', ['known-before'], getRun())
  const socket = {
    path: '/live/7',
    headers: { cookie: 'session=cookie-value-1', authorization: 'Bearer bearer-value-1' },
  }
  watch.open(socket)
  const words = 'cookie-value-1 bearer-value-1 known-before'
  watch.frame(socket, {
    from: 'app',
    data: `{"event":"hello","words":"${words}","token":"in-a-field"}`,
    isBinary: false,
  })
  watch.frame(socket, { from: 'server', data: `${'x'.repeat(110)} ${words}`, isBinary: false })
  const written = JSON.stringify([...watch.ledger.findings.values()])
  expect(watch.ledger.findings.size).toBe(2)
  for (const secret of ['cookie-v', 'bearer-v', 'known-b', 'in-a-field']) expect(written).not.toContain(secret)
})

test('watchSocket: matches a socket by its whole path', () => {
  const channels = { live: { address: '/live/{uid}' } }
  const contract = readSocketContract({ channels, operations: {}, servers: { app: { host: 'h', pathname: '/v1.0' } } })
  const watch = watchSocket(contract, 'http://server', [], getRun())
  for (const path of ['/v1.0/live/7', '/live/7', '/v1x0/live/7', '/v1.0/live/7/more']) {
    const socket = { path, headers: {} }
    watch.open(socket)
    watch.frame(socket, { from: 'app', data: '{}', isBinary: false })
  }
  expect([...watch.ledger.findings.values()].map(({ cases }) => cases)).toEqual([1])
})

test.each([
  [undefined, ['minor']],
  ['info', ['info']],
  ['off', []],
] as const)('watchSocket: takes the severity of a check from the settings (%s)', (severity, found) => {
  const contract = readSocketContract({ channels: { live: { address: '/live/{uid}' } }, operations: {} })
  const watch = watchSocket(
    contract,
    'http://server',
    [],
    getRun((check) => (severity !== undefined && check === 'socket-event' ? { severity } : undefined)),
  )
  const socket = { path: '/live/7', headers: {} }
  watch.open(socket)
  watch.frame(socket, { from: 'app', data: '{"event":"hello"}', isBinary: false })
  expect([...watch.ledger.findings.values()].map((finding) => finding.severity)).toEqual(found)
})
