import { Agent } from 'node:http'
import { waitUntilResponding, freePort, run, startMock, stopped } from '../support/servers.ts'
import { median, type Figure } from './figure.ts'
import { getSuccess, logIn } from './mock-requests.ts'

const ROUNDS = 9
const CALLS = 200
const PATH = '/api/balance'

/**
 * The time that the harness's proxy adds to a request: requests in sequence, in turns through the proxy, which checks
 * each, and directly to the mock.
 */
export async function measureProxy(): Promise<Figure> {
  const mock = await startMock()
  const port = await freePort()
  const proxyUrl = `http://127.0.0.1:${String(port)}`
  const proxy = run([
    'packages/conformance/src/cli/main.ts',
    '--extends',
    'tumpak',
    '--url',
    mock.url,
    '--proxy',
    String(port),
  ])
  try {
    await waitUntilResponding(`${proxyUrl}/api/app/version`, proxy)
    const headers = { cookie: await logIn(mock.url) }
    const took: { through: number[]; straight: number[] } = { through: [], straight: [] }
    for (let round = -1; round < ROUNDS; round += 1) {
      const through = await measureMilliseconds(proxyUrl, headers)
      const straight = await measureMilliseconds(mock.url, headers)
      // The first round warms both up.
      if (round < 0) continue
      took.through.push(through)
      took.straight.push(straight)
    }
    const [through, straight] = [median(took.through), median(took.straight)]
    return {
      name: 'Proxy: time added to a request',
      value: through - straight,
      unit: 'ms',
      comparedWith: 'the same request without the proxy',
      ratio: through / straight,
    }
  } finally {
    await Promise.all([stopped(proxy), mock.stop()])
  }
}

/** The mean duration of a request in one round. */
async function measureMilliseconds(url: string, headers: { [name: string]: string }): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const started = performance.now()
  for (let call = 0; call < CALLS; call += 1) await getSuccess(agent, url + PATH, headers)
  agent.destroy()
  return (performance.now() - started) / CALLS
}
