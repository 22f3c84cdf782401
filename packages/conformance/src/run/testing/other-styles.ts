import type { ConfigInput } from '../../config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { modern } from '@tumpak/contract-kit/modern.ts'
import type { Transport, WireRequest } from '../../http/message.ts'
import { runConformance } from '../run-conformance.ts'

/** The response of a route; the status is 200 by default. */
export interface Reply {
  status?: number
  body?: unknown
  headers?: { [name: string]: string }
  setCookies?: string[]
}

/** Creates an in-memory server that returns JSON by method and path, and 404 for other paths. */
export function server(routes: { [call: string]: (request: WireRequest, url: URL) => Reply }): Transport {
  return (request) => {
    const url = new URL(request.url)
    const route = routes[`${request.method} ${url.pathname}`] ?? (() => no(404))
    const { status = 200, body, headers = {}, setCookies = [] } = route(request, url)
    const given = { 'content-type': 'application/json', ...headers }
    return Promise.resolve({ status, headers: given, setCookies, body: JSON.stringify(body), milliseconds: 1 })
  }
}

/** Creates a document whose responses are `{status, result}`. */
export function getDocument(paths: Json, more: Json = {}): Json {
  return modern({ openapi: '3.0.3', info: { title: 'Other', version: '1' }, paths, ...more })
}

export const responsesWith = (result: Json, more: Json = {}): Json => ({
  200: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status', 'result'],
          properties: { status: { type: 'string', enum: ['ok'] }, result, meta: { type: 'object' } },
        },
      },
    },
    ...more,
  },
  '4XX': { description: 'No.' },
})
export const taking = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } })
export const ok = (result: unknown): Reply => ({ body: { status: 'ok', result } })
export const no = (status: number): Reply => ({ status, body: { status: 'error' } })

/** Returns the finding ids of a run against such a server. */
export async function findings(
  openapi: Json,
  transport: Transport,
  more: Partial<ConfigInput> = {},
): Promise<string[]> {
  const envelope = "status == 'ok'"
  const report = await runConformance({ url: 'http://server', openapi, envelope, transport, ...more })
  return report.findings.map(({ id }) => id)
}
