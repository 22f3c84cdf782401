import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../scripts/root.ts'
import { freePort } from '../support/servers.ts'
import { expect, fillLogin } from './support/test.ts'
import { settled } from './support/settled.ts'
import { deployTest, serverTest, type Deployed } from './support/web-server.ts'

// What Caddy 2.6 cannot do, or does by itself.

const CONFIG = readFileSync(inRoot('deploy/nginx.conf'), 'utf8')

/** As if all requests came in one instant: nothing is added to what is allowed at once, however slow this machine is. */
const AT_ONCE = Object.fromEntries([...CONFIG.matchAll(/rate=\d+r\/s/g)].map(([rate]) => [rate, 'rate=1r/m']))

/** How many requests the zone of a limit passes at once. */
function getBurst(zone: string): number {
  return Number(new RegExp(`zone=${zone} burst=(\\d+) nodelay;`).exec(CONFIG)?.[1]) + 1
}

/** Sends the same request several times; returns the statuses. */
async function sendMany(
  { send }: Deployed,
  count: number,
  path: string,
  headers?: Record<string, string>,
  method = 'GET',
): Promise<number[]> {
  const statuses: number[] = []
  const sendNext = async (): Promise<void> => {
    while (count-- > 0) statuses.push((await send(path, headers, { method, body: Buffer.alloc(0) })).status)
  }
  await Promise.all(Array.from({ length: 20 }, sendNext))
  return statuses
}

serverTest.describe('limits of nginx', () => {
  serverTest.use({ changes: AT_ONCE })

  serverTest('refuse one session that sends too much, with 429 and Retry-After, and no other', async ({ deployed }) => {
    const session = { cookie: 'tumpak_session=one' }
    expect(await sendMany(deployed, getBurst('session'), '/api/lost', session)).not.toContain(429)
    const { status, headers } = await deployed.send('/api/lost', session)
    expect([status, headers['retry-after'], headers['x-frame-options']]).toEqual([429, '5', 'DENY'])
    for (const cookie of ['tumpak_session=two', '']) {
      expect((await deployed.send('/api/lost', { cookie })).status).toBe(404)
    }
    expect((await deployed.send('/game', session)).status).toBe(200)
    expect(readFileSync(join(deployed.folder, 'run/access.log'), 'utf8')).toMatch(
      / GET \/api\/lost 429 \S+ \S+ REJECTED$/m,
    )
  })

  serverTest('refuse one address that logs in too often, and only that', async ({ deployed }) => {
    const path = '/api/user/login'
    expect(await sendMany(deployed, getBurst('login'), path, {}, 'POST')).not.toContain(429)
    expect(await sendMany(deployed, 1, path, { cookie: 'tumpak_session=invented' }, 'POST')).toEqual([429])
    expect((await deployed.send('/api/lost')).status).toBe(404)
  })
})

serverTest.describe('limits of nginx by address', () => {
  const [burst = ''] = /zone=address burst=\d+/.exec(CONFIG) ?? []
  serverTest.use({ changes: { ...AT_ONCE, [burst]: 'zone=address burst=99' } })

  serverTest('hold for a client that invents sessions', async ({ deployed }) => {
    const statuses = await Promise.all(
      Array.from({ length: 101 }, async (_, index) => {
        const { status } = await deployed.send('/api/lost', { cookie: `tumpak_session=invented-${String(index)}` })
        return status
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await deployed.send('/webSocket/')).status).not.toBe(429)
  })
})

serverTest.describe('limits of nginx that are switched off', () => {
  serverTest.use({ changes: { ...AT_ONCE, 'limit_req_dry_run off;': 'limit_req_dry_run on;' } })

  serverTest('refuse nothing, and log what they would refuse', async ({ deployed }) => {
    const session = { cookie: 'tumpak_session=one' }
    expect(await sendMany(deployed, getBurst('session') + 1, '/api/lost', session)).not.toContain(429)
    const log = readFileSync(join(deployed.folder, 'run/access.log'), 'utf8')
    expect(log.match(/ REJECTED_DRY_RUN$/gm)).toHaveLength(1)
  })
})

deployTest.describe('players behind one address', () => {
  deployTest.use({ changes: AT_ONCE })

  deployTest('fifty log in at once, and none is refused', async ({ deployed, page, sandbox }) => {
    const recorded: { method: string; path: string; headers: Record<string, string>; body: Buffer }[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      const { cookie: _, ...headers } = request.headers()
      recorded.push({
        method: request.method(),
        path: pathname + search,
        headers,
        body: request.postDataBuffer() ?? Buffer.alloc(0),
      })
    })
    await page.goto('/login')
    await fillLogin(page, 'vip8player')
    await expect(page.getByRole('banner')).toContainText('₱')
    await settled(page)
    const login = recorded.findIndex(({ path }) => path === '/api/user/login')
    expect(login).toBeGreaterThan(0)
    expect(recorded.length).toBeGreaterThan(login + 5)

    const playAsAnother = async (): Promise<number[]> => {
      const statuses: number[] = []
      let cookie = `tumpak_sandbox=${sandbox.id}`
      for (const { method, path, headers, body } of recorded) {
        const response = await deployed.send(path, { ...headers, cookie }, { method, body })
        statuses.push(response.status)
        const [session] = /tumpak_session=[^;]+/.exec(response.headers['set-cookie']?.join() ?? '') ?? []
        if (session !== undefined) cookie += `; ${session}`
      }
      expect(cookie).toContain('tumpak_session=')
      return statuses
    }
    const statuses = await Promise.all(Array.from({ length: 49 }, playAsAnother))
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
  })
})

const NAME_SERVER = await freePort()

/** A name server that knows one name, for a second at a time. */
async function startNameServer(getAddress: () => string | undefined): Promise<() => void> {
  const server = createSocket('udp4')
  server.on('message', (query, { port: to, address: client }) => {
    const address = getAddress()
    const isIpv4 = query.readUInt16BE(query.length - 4) === 1
    const header = Buffer.from(query.subarray(0, 12))
    // A response; of code 3 if there is no such name.
    header.writeUInt16BE(address === undefined ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(Number(address !== undefined && isIpv4), 6)
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...(address ?? '').split('.').map(Number)]
    const parts = [header, query.subarray(12), Buffer.from(address !== undefined && isIpv4 ? record : [])]
    server.send(Buffer.concat(parts), to, client)
  })
  server.bind(NAME_SERVER, '127.0.0.1')
  await once(server, 'listening')
  return () => server.close()
}

serverTest.describe('a backend by name', () => {
  serverTest.use({
    changes: {
      '# resolver 192.0.2.53;': `resolver 127.0.0.1:${String(NAME_SERVER)};`,
      '# set $tumpak_backend backend.example.com:4010;': `set $tumpak_backend backend.example.com:${
        new URL(process.env['TUMPAK_MOCK_URL'] ?? 'http://127.0.0.1:4010').port
      };`,
    },
  })

  serverTest('is resolved again, and need not be known when nginx starts', async ({ deployed }) => {
    let address: string | undefined
    const stop = await startNameServer(() => address)
    try {
      const getStatus = async () => (await deployed.send('/api/config/fetch')).status
      expect(await getStatus()).toBe(502)
      address = '127.0.0.1'
      await expect.poll(getStatus).toBe(200)
      // Nothing listens there.
      address = '127.0.0.2'
      await expect.poll(getStatus).toBe(502)
      address = '127.0.0.1'
      await expect.poll(getStatus).toBe(200)
    } finally {
      stop()
    }
  })
})
