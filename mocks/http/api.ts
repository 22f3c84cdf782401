import type { IncomingMessage, ServerResponse } from 'node:http'
import { toInstant } from '../lib/time.ts'
import { pickLanguage } from '../messages/language.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { leaveWithoutResponse, applyFault } from './apply-fault.ts'
import { readCookie, SESSION_COOKIE } from './cookies.ts'
import type { DocumentOperation } from './document.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { beginKey } from './idempotency-key.ts'
import { isForeignOrigin, getOrigins } from './origins.ts'
import type { MockServerParts } from './parts.ts'
import { readPrefer } from './prefer.ts'
import { problem } from './problem.ts'
import { readSent, type SentBody } from './read-body.ts'
import type { RequestContext, MockResponse, MockRequest } from './request-context.ts'
import { writeResponse } from './write-response.ts'

/** The call log's status of a request that a fault left without a response. */
const NO_RESPONSE = 0

function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of search.keys()) {
    const values = search.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** Headers in Prism's form; without a body Prism must not see the headers of one. */
function plainHeaders(request: IncomingMessage, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (!hasBody && (name === 'content-length' || name === 'content-type')) continue
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}

function makeRequest(
  parts: MockServerParts,
  request: IncomingMessage,
  sandbox: Sandbox,
  operation: DocumentOperation,
  pathParams: Record<string, string>,
  url: URL,
  { body, form, bodyProblem }: SentBody,
  receipt: Pick<RequestContext, 'isKeyRunning' | 'receivedAt'>,
): MockRequest {
  const headers = plainHeaders(request, body !== undefined)
  const session = sandbox.sessions.get(readCookie(request.headers.cookie, SESSION_COOKIE))
  const context: RequestContext = {
    operation,
    sandbox,
    pathParams,
    headers,
    session,
    form,
    bodyProblem,
    language: pickLanguage(headers['accept-language']),
    origins: getOrigins(request.headers, parts.port()),
    prefer: readPrefer(headers['prefer']),
    ...receipt,
    account: session === undefined ? undefined : sandbox.accounts.byUid(session.uid),
  }
  const method = operation.method as MockRequest['method']
  return {
    method,
    url: { path: url.pathname, query: readQuery(url.searchParams) },
    headers,
    body: body ?? undefined,
    context,
  }
}

function record(
  sandbox: Sandbox,
  request: IncomingMessage,
  url: URL,
  operation: DocumentOperation | undefined,
  response: MockResponse,
  body: unknown,
): void {
  const code = isJson(response.body) && typeof response.body['code'] === 'number' ? response.body['code'] : null
  sandbox.callLog.add({
    operationId: operation?.id ?? null,
    method: request.method ?? '',
    path: url.pathname,
    status: response.status,
    code,
    body,
    at: toInstant(sandbox.clock.now()),
  })
}

/**
 * Handles a request under `/api`: routes it, applies an injected fault, and otherwise lets Prism and the handlers
 * respond.
 */
export async function handleApi(
  parts: MockServerParts,
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const send = async (original: MockResponse, operation?: DocumentOperation, body?: unknown): Promise<void> => {
    const final =
      (await parts.transformResponse?.(original, {
        operationId: operation?.id,
        method: request.method ?? '',
        path: url.pathname,
        sandbox,
      })) ?? original
    record(sandbox, request, url, operation, final, body)
    // The app uses the server's time, which is the sandbox's here.
    response.setHeader('date', new Date(sandbox.clock.now()).toUTCString())
    writeResponse(response, final)
  }
  const route = parts.route(request.method ?? 'GET', url.pathname)
  if (route.kind === 'unknown') return send(problem(404, 'Unknown address'))
  if (route.kind === 'wrongMethod')
    return send({ ...problem(405, 'Method not allowed'), headers: { allow: route.allow.join(', ') } })
  const { operation } = route
  if (operation.feature !== undefined && !sandbox.features.includes(operation.feature))
    return send(problem(404, 'The server does not have this part'), operation)
  if (request.method !== 'GET' && isForeignOrigin(request.headers))
    return send(problem(403, 'Requests from another origin are refused'), operation)
  const sent = await readSent(operation, request)
  if (sent === 'tooLarge') return send(problem(413, 'The body is too large'), operation)
  const body = parts.maskBody(sent.form ?? sent.body)

  sandbox.clock.runDue()
  const key = beginKey(sandbox, operation, request.headers)
  const receipt = { isKeyRunning: !key.isFirst, receivedAt: sandbox.clock.now() }
  const run = (address = url) =>
    parts.prism.request(makeRequest(parts, request, sandbox, operation, route.pathParams, address, sent, receipt))
  const injected = sandbox.faults.take(operation.id)
  const result = await (injected === undefined ? run() : applyFault(injected, run, sandbox.faults.delays, url)).finally(
    key.end,
  )
  if (typeof result !== 'string') return send(result, operation, body)
  record(sandbox, request, url, operation, problem(NO_RESPONSE, result), body)
  leaveWithoutResponse(result, sandbox, request, response)
}
