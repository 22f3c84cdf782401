import { Agent, request } from 'node:http'
import { hashPassword } from '../../src/lib/password-hash.ts'
import { stopped, answering, freePort, run, startMock } from '../support/servers.ts'
import { median, type Figure } from './figure.ts'

const ROUNDS = 9
const CALLS = 400
const AT_ONCE = 8

/** Where the calls of one round go. */
type Target = { url: string; headers: { [name: string]: string } }

/**
 * Answers a second of our mock against plain Prism on the same document, both silent, in one run and taking turns, so
 * that whatever else the machine does falls on both: once a call that a handler answers, once one that Prism's own
 * example answers.
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
    await answering(`${plainUrl}/api/app/version`, plain)
    const cookie = await logIn(mock.url)
    const example = { prefer: 'example=success' }
    return [
      await compare(
        'Mock: a call with a handler',
        '/api/balance',
        { url: mock.url, headers: { cookie } },
        { url: plainUrl, headers: { cookie } },
      ),
      await compare(
        'Mock: a call without a handler',
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
    unit: 'answers/s',
    comparedWith: 'plain Prism in the same run',
    ratio: median(rates[0]) / median(rates[1]),
  }
}

async function callsPerSecond(path: string, { url, headers }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const started = performance.now()
  let left = CALLS
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await call(agent, url + path, headers)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return CALLS / ((performance.now() - started) / 1000)
}

/** One GET; throws unless the envelope says success, since a fast refusal would be no figure. */
async function call(agent: Agent, url: string, headers: { [name: string]: string }): Promise<void> {
  const body = await new Promise<string>((settle, fail) => {
    const sent = request(url, { agent, headers }, (answer) => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => settle(text))
    })
    sent.on('error', fail).end()
  })
  if (!body.includes('"success":true')) throw new Error(`${url} answers ${body.slice(0, 200)}`)
}

async function logIn(url: string): Promise<string> {
  const personas = (await (await fetch(`${url}/__mock/personas`)).json()) as { username: string; password: string }[]
  const persona = personas.find(({ username }) => username === 'ratified')
  if (persona === undefined) throw new Error('The mock has no persona "ratified"')
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: persona.username, password: hashPassword(persona.password) }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
