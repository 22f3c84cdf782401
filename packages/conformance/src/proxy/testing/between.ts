import { createServer, request as requestHttp, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../../config/config.ts'
import { startProxy, type RunningProxy } from '../run-proxy.ts'

/** Starts a server and a proxy before it, calls `visit`, and stops both. */
export async function between(
  paths: Json,
  response: RequestListener,
  visit: (proxy: RunningProxy) => Promise<void>,
  more: Partial<ConfigInput> = {},
): Promise<void> {
  const server = createServer(response)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const openapi: Json = { openapi: '3.1.0', info: { title: 'Other', version: '1' }, paths }
  const proxy = await startProxy({ url, openapi, envelope: 'ok == true', ...more }, 0)
  try {
    await visit(proxy)
  } finally {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Requests a path without normalizing it. Returns the status, or how the connection failed. */
export function ask(proxy: RunningProxy, path: string, method = 'GET'): Promise<number | string> {
  const { hostname, port } = new URL(proxy.url)
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message)
    const asked = requestHttp({ hostname, port, path, method, agent: false }, (response: IncomingMessage) => {
      response.on('error', broken)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asked.on('error', broken)
    asked.end()
  })
}
