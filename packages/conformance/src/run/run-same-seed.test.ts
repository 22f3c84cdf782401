import { expect, test } from 'vitest'
import { openKiosk } from '../../lab/kiosk/kiosk.ts'
import { KIOSK_CONFIG } from '../../lab/proofs/kiosk-proofs.ts'
import { serveStyle } from '../../lab/styles/serve.ts'
import { STYLES } from '../../lab/styles/styles.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Transport } from '../http/message.ts'
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
