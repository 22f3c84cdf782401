import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startLab } from '../../lab/lab-client.ts'
import { LAB_CONFIG } from '../../lab/lab-config.ts'
import type { ConfigInput } from '../config/config.ts'
import { readConfig } from '../config/read-config.ts'
import { loadHooks, type Hooks } from '../http/hooks.ts'
import type { Transport } from '../http/message.ts'
import { createNodeTransport } from '../http/node-transport.ts'
import type { RunReport } from '../context/run-report.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from './testing/other-styles.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } }
const openapi = getDocument({
  '/zone': {
    get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) },
    put: { operationId: 'putZone', requestBody: taking(schema), responses: responsesWith({ type: 'string' }) },
  },
})
const run = (hooks: string | Hooks, transport: Transport, more: Partial<ConfigInput> = {}): Promise<RunReport> =>
  runConformance({ url: 'http://server', openapi, envelope: "status == 'ok'", transport, hooks, ...more })

afterEach(() => vi.unstubAllEnvs())

describe('hooks', () => {
  it('change headers, query and body of each request, and reports show them', async () => {
    const transport = server({
      'GET /zone': ({ headers }, { searchParams }) =>
        headers['x-trace'] === '1' && searchParams.get('key') === 'k' ? ok(7) : no(400),
      'PUT /zone': ({ body }) => (String(body).endsWith(' ') ? ok('Manila') : no(400)),
    })
    const report = await run(
      {
        beforeRequest(request) {
          request.headers['x-trace'] = '1'
          request.url += `${request.url.includes('?') ? '&' : '?'}key=k`
          if (typeof request.body === 'string') request.body += ' '
        },
      },
      transport,
    )
    expect(report.coverage.every(({ succeeded }) => succeeded)).toBe(true)
    const found = report.findings.find(({ id }) => id === 'getZone/schema#/result')
    expect(found?.exchanges[0]).toMatchObject({
      request: { url: expect.stringContaining('?key='), headers: { 'x-trace': '1' } },
      curl: expect.stringContaining(`-H 'x-trace: 1'`),
    })
  })

  it('see each response, and cannot change it', async () => {
    const seen: string[] = []
    const report = await run(
      {
        async afterResponse(response, { method, url }) {
          seen.push(`${method} ${url} ${String(response.status)} ${response.body}`)
          Object.assign(response, { status: 500 })
          await Promise.resolve()
        },
      },
      server({ 'GET /zone': () => ok('Manila') }),
      { only: ['getZone'] },
    )
    expect(seen).toContain('GET http://server/zone 200 {"status":"ok","result":"Manila"}')
    expect(report.findings).toEqual([])
  })

  it.each<[string, Hooks, string]>([
    [
      'throws an exception',
      { beforeRequest: () => expect.fail('no key') },
      'the hook beforeRequest failed at GET http://server/: no key',
    ],
    [
      'rejects',
      { afterResponse: () => Promise.reject(new Error('no disk')) },
      'the hook afterResponse failed at GET http://server/: no disk',
    ],
    [
      'changes the path',
      { beforeRequest: (request) => void (request.url += 'other') },
      'the hook beforeRequest changed the method or path of GET http://server/: it may change the query, headers and body only',
    ],
  ])('end the run if one %s', async (_, hooks, why) => {
    await expect(run(hooks, server({ 'GET /zone': () => ok('Manila') }))).rejects.toThrow(why)
  })

  it('end the run if one fails later', async () => {
    let calls = 0
    const afterResponse = (): void => {
      calls += 1
      if (calls > 5) throw new Error('no disk')
    }
    await expect(run({ afterResponse }, server({ 'GET /zone': () => ok('Manila') }))).rejects.toThrow('no disk')
  })

  it('are functions of a module', async () => {
    expect(Object.keys(await loadHooks(at('examples/hooks/hooks.ts')))).toEqual(['beforeRequest', 'afterResponse'])
    await expect(run('/no/such/hooks.ts', server({}))).rejects.toThrow('the hooks /no/such/hooks.ts cannot be loaded')
    await expect(run(at('src/http/visible.ts'), server({}))).rejects.toThrow('exports no hook')
    const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
    writeFileSync(
      join(folder, 'h.mjs'),
      'export const beforeRequest = () => {}\nexport const afterRespnse = () => {}\n',
    )
    await expect(loadHooks(join(folder, 'h.mjs'))).rejects.toThrow(
      'there is no hook named afterRespnse. Did you mean afterResponse?',
    )
    rmSync(folder, { recursive: true })
  })
})

describe('examples/hooks', () => {
  it('signs each request for a gateway', { timeout: 30_000 }, async () => {
    vi.stubEnv('SIGNING_KEY', 'signing-key-1')
    const lab = await startLab()
    const send = createNodeTransport(4)
    let refused = 0
    const transport: Transport = (request) => {
      const { pathname, search } = new URL(request.url)
      const words = `${request.method}\n${pathname}${search}\n${String(request.body ?? '')}`
      const signature = createHmac('sha256', 'signing-key-1').update(words).digest('hex')
      if (request.headers['x-signature'] !== signature) refused += 1
      return send(request)
    }
    try {
      const { hooks } = readConfig(at('examples/hooks/conformance.yaml'), {})
      const only = ['listBooks', 'createLoan']
      const { findings } = await runConformance({ ...LAB_CONFIG, hooks, url: lab.url, transport, only })
      expect([findings, refused]).toEqual([[], 0])
    } finally {
      await lab.close()
    }
  })
})
