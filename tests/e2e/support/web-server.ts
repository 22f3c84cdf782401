import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { mergeTests, test as plainTest } from 'playwright/test'
import { caddyHeaders, nginxHeaders, type PolicySources } from '../../../scripts/deploy/server-headers.ts'
import { inRoot } from '../../../scripts/root.ts'
import { findWebServer, type WebServer } from '../../../scripts/needs.ts'
import { APP_DIST, freePort, stopped, waitUntilResponding } from '../../support/servers.ts'
import { publish as publishTo, startNginx } from '../../support/nginx.ts'
import { test as base } from './test.ts'

interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The built app behind nginx or Caddy, as `deploy/` sets it up, with the mock as its backend. */
export interface Deployed {
  readonly url: string
  /** Where the web server says how many connections are open. */
  readonly statusUrl: string
  /** The folder of `site/`, `operator.json` and `maintenance`. */
  readonly folder: string
  /** A request with exactly these headers. */
  send(path: string, headers?: Record<string, string>, sent?: { method: string; body: Buffer }): Promise<Response>
  /** Publishes a build by `deploy/publish.sh`. */
  publish(dist: string, keepDays?: number): void
}

/** A test of a web server alone, without a page. */
export const serverTest = plainTest.extend<{
  webServer: WebServer
  changes: Record<string, string>
  sources: PolicySources
  deployed: Deployed
}>({
  webServer: ['nginx', { option: true }],
  /** Changes of `nginx.conf`. */
  changes: [{}, { option: true }],
  /** What the operator has named for the security headers. */
  sources: [{}, { option: true }],
  deployed: async ({ webServer, changes, sources }, hand, { testId }) => {
    const folder = inRoot(`.cache/deployed/${webServer}-${testId}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'run'), { recursive: true })
    cpSync(inRoot('deploy'), folder, { recursive: true })
    const publish: Deployed['publish'] = (dist, keepDays) => publishTo(dist, folder, keepDays)
    writeFileSync(join(folder, 'headers.nginx.conf'), nginxHeaders(sources))
    writeFileSync(join(folder, 'headers.caddy'), caddyHeaders(sources))
    publish(inRoot(APP_DIST))
    const [port, statusPort] = [await freePort(), await freePort()]
    const api = new URL(process.env['TUMPAK_MOCK_URL'] ?? '').host
    const addresses = { port, statusPort, api }
    const child = webServer === 'nginx' ? startNginx(folder, { ...addresses, changes }) : startCaddy(folder, addresses)
    const url = `http://127.0.0.1:${String(port)}`
    const statusUrl = `http://127.0.0.1:${String(statusPort)}`
    try {
      await waitUntilResponding(`${url}/healthz`, child)
      await hand({ url, statusUrl, folder, publish, send: (path, headers, sent) => send(url + path, headers, sent) })
    } finally {
      await stopped(child)
    }
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ deployed }, hand) => hand(deployed.url),
})

/** A test whose pages come from a web server of its own. */
export const deployTest = mergeTests(base, serverTest)

/** A file of the site's `assets/` whose name begins so. */
export function findAsset(folder: string, name: string): string {
  const found = readdirSync(join(folder, 'assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  if (found === undefined) throw new Error(`${folder} has no chunk ${name}`)
  return `/assets/${found}`
}

/** Starts Caddy by `deploy/Caddyfile` as it is. */
function startCaddy(
  folder: string,
  { port, statusPort, api }: { port: number; statusPort: number; api: string },
): ChildProcess {
  return spawn(findWebServer('caddy'), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TUMPAK_SITE: `http://:${String(port)}`,
      TUMPAK_STATUS: `http://127.0.0.1:${String(statusPort)}`,
      TUMPAK_API: api,
      TUMPAK_ROOT: folder,
      XDG_DATA_HOME: join(folder, 'run'),
      XDG_CONFIG_HOME: join(folder, 'run'),
    },
  })
}

/** Not `fetch`, which normalizes paths and sets headers of its own. */
function send(
  url: string,
  headers: Record<string, string> = {},
  { method, body }: { method: string; body?: Buffer } = { method: 'GET' },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
