import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { build, preview } from 'vite'
import { readPort } from '../mocks/http/listen.ts'
import { reachableNames, readHost, warnOfNetwork } from '../mocks/http/network-host.ts'
import { readEnv } from './env.ts'
import { proxyTable } from './preview/proxy.ts'
import { securityHeaders } from './preview/security-headers.ts'
import { staticFiles } from './preview/static-files.ts'
import { inRoot } from './root.ts'
import { VITE_OPTIONS } from './vite-options.ts'

/**
 * Sets the security headers before anything else handles the request, so that errors and proxied responses have them
 * too. The mock's control page (`/__mock`) has inline scripts and gets no content security policy.
 */
function withSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const forwarded = request.headers['x-forwarded-proto']
  const secure = (request.socket as TLSSocket).encrypted === true || forwarded === 'https'
  const headers = securityHeaders({ secure, host: request.headers.host ?? '' })
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'content-security-policy' && /^\/__mock(?=[/?]|$)/.test(request.url ?? '')) continue
    response.setHeader(name, value)
  }
}

const HELP = `Usage: npm run preview -- [--port N] [--api URL] [--dist DIR] [--host HOST]
Serves the built app as a deployment does: with security headers, and one origin for app, API and socket.

  --port N     4173, or the next free one, without it
  --api URL    the server; MOCK_URL of .env, or http://127.0.0.1:4010, without it
  --dist DIR   the built app, which is built if it is missing; dist without it
  --host HOST  also reachable from your network, such as 0.0.0.0`

const { port, api, dist, host } = readOptions(
  {
    help: HELP,
    options: {
      port: { type: 'string' },
      api: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      host: { type: 'string' },
    },
  },
  (values) => ({
    port: readPort(values.port),
    api: readUrl(values.api ?? readEnv().MOCK_URL),
    dist: values.dist,
    host: readHost(values.host),
  }),
)

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  if (!existsSync(inRoot(dist, 'index.html'))) {
    console.log(`${dist}/ is missing: building the app first.`)
    await build({ ...VITE_OPTIONS, logLevel: 'warn', build: { outDir: dist } })
  }
  const serveFile = staticFiles(inRoot(dist))
  const proxy = proxyTable(api)
  const proxied = new RegExp(Object.keys(proxy).join('|'))
  const server = await preview({
    ...VITE_OPTIONS,
    logLevel: 'warn',
    // Only our middleware serves files: Vite's would return the app's page for a missing asset.
    appType: 'custom',
    preview: {
      port,
      strictPort: port !== undefined,
      proxy,
      cors: false,
      ...(host !== undefined && { host, allowedHosts: [...reachableNames(host)] }),
    },
    plugins: [
      {
        name: 'preview',
        configurePreviewServer({ httpServer, middlewares }) {
          httpServer.prependListener('request', withSecurityHeaders)
          middlewares.use((request, response, next) => {
            if (proxied.test(request.url ?? '/')) next()
            else serveFile(request, response).catch(next)
          })
        },
      },
    ],
  })
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`Preview: ${[...local, ...network].join(', ')} (API: ${api})`)
  if (host !== undefined) console.warn(warnOfNetwork(host))
}

/** Throws unless the text is an http or https address. */
function readUrl(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`"${text}" is no http address.`)
  return url.origin
}
