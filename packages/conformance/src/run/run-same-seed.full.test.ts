import { expect, test } from 'vitest'
import { openKiosk } from '../../lab/kiosk/kiosk.ts'
import { openSocket, SOCKET_DOCUMENT } from '../../lab/kiosk/socket.ts'
import { KIOSK_CONFIG } from '../../lab/proofs/kiosk-proofs.ts'
import { serveStyle } from '../../lab/styles/serve.ts'
import { STYLES } from '../../lab/styles/styles.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Transport } from '../http/message.ts'
import type { Dial } from '../http/socket-wire.ts'
import { runConformance } from './run-conformance.ts'

interface Lab {
  name: string
  config: Omit<ConfigInput, 'url' | 'transport'>
  open: () => Transport
}

const LABS: Lab[] = [
  { name: 'kiosk', config: KIOSK_CONFIG, open: () => openKiosk().transport },
  ...STYLES.map((style) => ({
    name: style.name,
    config: { ...style.config, openapi: style.document },
    open: () => serveStyle(style, style.start()),
  })),
]

/** The museum's server makes random ids. */
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** All requests of a run on fresh data, sorted, and its findings. */
async function run({ config, open }: Lab, workers: number): Promise<{ requests: string[]; findings: string[] }> {
  const send = open()
  const requests: string[] = []
  const transport: Transport = async (request) => {
    requests.push(`${request.method} ${request.url} ${String(request.body ?? '')}`.replaceAll(UUID, 'UUID'))
    // A turn of the event loop, so that workers alternate.
    await Promise.resolve()
    return send(request)
  }
  const { findings } = await runConformance({ ...config, url: 'http://lab', workers, nonce: 7, transport })
  return { requests: requests.toSorted(), findings: findings.map(({ id }) => id) }
}

test.each(LABS)('runConformance: $name gets the same requests with one worker, again, and with four', async (lab) => {
  const one = await run(lab, 1)
  expect(one.requests.length).toBeGreaterThan(100)
  expect(await run(lab, 1)).toEqual(one)
  expect(await run(lab, 4)).toEqual(one)
})

interface Frames {
  requests: number
  /** Each connection with its frames, in the order of the run. */
  connections: { address: string; session: string | undefined; sent: string[] }[]
  triggered: string[]
  findings: string[]
}

/** The frames of a whole run on a new kiosk, and what was triggered. */
async function runOnSocket(workers: number): Promise<Frames> {
  const kiosk = openKiosk()
  const socket = openSocket(kiosk)
  const connections: Frames['connections'] = []
  const triggered: string[] = []
  const dial: Dial = (request, listener) => {
    const wire = socket.dial(request, listener)
    const sent: string[] = []
    connections.push({ address: request.url, session: request.headers['authorization'], sent })
    const send = (data: string | Uint8Array): void => {
      sent.push(typeof data === 'string' ? data : Buffer.from(data).toString('hex'))
      wire.send(data)
    }
    return { send, close: (code) => wire.close(code) }
  }
  const { findings, totals } = await runConformance({
    ...KIOSK_CONFIG,
    asyncapi: SOCKET_DOCUMENT,
    socket: { settleMs: 5 },
    workers,
    nonce: 7,
    transport: async (request) => {
      await Promise.resolve()
      return kiosk.transport(request)
    },
    dial,
    triggers: {
      '*': ({ uid, event, count }) => {
        triggered.push(`${uid} ${event} ${String(count)}`)
        return Promise.resolve(socket.push(uid, event, Number(count)))
      },
    },
  })
  return { requests: totals.requests, connections, triggered, findings: findings.map(({ id }) => id) }
}

test('runConformance: a socket gets the same frames with one worker, again, and with four', async () => {
  const one = await runOnSocket(1)
  expect(one.findings).toEqual([])
  expect(one.triggered).toHaveLength(2)
  expect(one.connections.flatMap(({ sent }) => sent).filter((frame) => frame.includes('"ack"'))).not.toEqual([])
  expect(await runOnSocket(1)).toEqual(one)
  expect(await runOnSocket(4)).toEqual(one)
})
