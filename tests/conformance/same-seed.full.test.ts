import { expect, test } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { createNodeTransport } from '../../packages/conformance/src/http/node-transport.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { dialSocket, type Dial } from '../../packages/conformance/src/http/socket-wire.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 600_000
/** The mock makes order numbers of its time. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const SEED = 1311
const SOCKETS = 8
/** What each server of the mock puts before the numbers of its messages. */
const PREFIX = /\b[\da-f]{8}-(?=\d+")/g

interface Run {
  /** All requests, sorted. */
  requests: string[]
  /** Each connection to the socket with its frames, in the order of the run. */
  connections: { address: string; sent: string[] }[]
  findings: string[]
}

/** A run on a new mock. */
async function run(workers: number): Promise<Run> {
  const server = await createMockServer({ port: 0, clock: () => NOON })
  const config = mockConfig(server.url)
  const send = createNodeTransport(SOCKETS)
  const requests: string[] = []
  const connections: Run['connections'] = []
  const dial: Dial = (request, listener) => {
    const { pathname, search } = new URL(request.url)
    const sent: string[] = []
    connections.push({ address: `${pathname}${search}`, sent })
    const wire = dialSocket(request, listener)
    const sendFrame = (data: string | Uint8Array): void => {
      sent.push(Buffer.from(data).toString('latin1').replaceAll(PREFIX, ''))
      wire.send(data)
    }
    return { send: sendFrame, close: (code) => wire.close(code) }
  }
  const { findings } = await runConformance({
    ...config,
    asyncapi: readDocument('asyncapi/socket.yaml'),
    seed: SEED,
    workers,
    dial,
    transport: (request) => {
      const { method, url, body = '' } = request
      requests.push(`${method} ${url.slice(server.url.length)} ${Buffer.from(body).toString('latin1')}`)
      return send(request)
    },
  })
  await server.close()
  return { requests: requests.toSorted(), connections, findings: findings.map(({ id }) => id) }
}

test(
  'the mock gets the same requests and frames with one worker, again, and with four',
  { timeout: TIMEOUT_MS },
  async () => {
    const one = await run(1)
    expect(one.requests.length).toBeGreaterThan(1000)
    expect(
      one.connections.flatMap(({ sent }) => sent).filter((frame) => frame.includes('"ack"')).length,
    ).toBeGreaterThan(1)
    expect(one.findings).toEqual([])
    expect(await run(1)).toEqual(one)
    expect(await run(4)).toEqual(one)
  },
)
