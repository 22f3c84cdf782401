import { Agent } from 'node:http'
import { stopped, waitUntilResponding, freePort, run, startMock } from '../support/servers.ts'
import { median, type Figure } from './figure.ts'
import { getSuccess, logIn } from './mock-requests.ts'

const ROUNDS = 9
const CALLS = 400
const CONCURRENCY = 8

/** The server and path of one round. */
type Target = { url: string; headers: { [name: string]: string } }

/**
 * Responses per second of our mock against plain Prism on the same document. Both run in turns, so that other load
 * affects both: once an operation with a handler, once one with Prism's own example.
 */
export async function measureMock(): Promise<Figure[]> {
  const mock = await startMock()
  const port = await freePort()
  const plainUrl = `http://127.0.0.1:${String(port)}`
  const plain = run([
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'mock',
    'generated/openapi.json',
    '--port',
    String(port),
    '--verboseLevel',
    'silent',
  ])
  try {
    await waitUntilResponding(`${plainUrl}/api/app/version`, plain)
    const cookie = await logIn(mock.url)
    const example = { prefer: 'example=success' }
    return [
      await compare(
        'Mock: an operation with a handler',
        '/api/balance',
        { url: mock.url, headers: { cookie } },
        { url: plainUrl, headers: { cookie } },
      ),
      await compare(
        'Mock: an operation without a handler',
        '/api/app/version',
        { url: mock.url, headers: example },
        { url: plainUrl, headers: example },
      ),
    ]
  } finally {
    await Promise.all([stopped(plain), mock.stop()])
  }
}

async function compare(name: string, path: string, ours: Target, plain: Target): Promise<Figure> {
  const rates: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, target] of [ours, plain].entries()) {
      const rate = await callsPerSecond(path, target)
      // The first round warms both up.
      if (round >= 0) rates[index]?.push(rate)
    }
  }
  return {
    name,
    value: median(rates[0]),
    unit: 'responses/s',
    comparedWith: 'plain Prism in the same run',
    ratio: median(rates[0]) / median(rates[1]),
  }
}

async function callsPerSecond(path: string, { url, headers }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const started = performance.now()
  let left = CALLS
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await getSuccess(agent, url + path, headers)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  agent.destroy()
  return CALLS / ((performance.now() - started) / 1000)
}
