import type { IncomingMessage, ServerResponse } from 'node:http'
import { createArtRoutes } from './art-routes.ts'
import { handleControl } from './control/router.ts'
import { handleDemo } from './demo/router.ts'
import { createResponder } from './handlers/responder.ts'
import { handleApi } from './http/api.ts'
import { applyFault, leaveWithoutResponse } from './http/apply-fault.ts'
import { readCookie, SANDBOX_COOKIE, SESSION_COOKIE } from './http/cookies.ts'
import { listOperations, loadDocument, readCodes } from './http/document.ts'
import { listenOnHost, listenOnLoopback } from './http/listen.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { createBodyMask } from './http/mask-body.ts'
import { reachableNames } from './http/network-host.ts'
import type { MockServerParts, TransformResponse } from './http/parts.ts'
import { createPrism } from './http/prism.ts'
import { problem } from './http/problem.ts'
import type { MockResponse } from './http/request-context.ts'
import { createRouter } from './http/router.ts'
import { createSchemas } from './http/schemas.ts'
import { writeResponse } from './http/write-response.ts'
import { uploadUrl } from './sandbox/identity/uploads.ts'
import { PICTURES } from './sandbox/injected-faults.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { Sandboxes } from './sandbox/sandboxes.ts'
import { createSocketGateway } from './socket/gateway.ts'

/** Where uploaded pictures are served. */
const UPLOAD_PATH = uploadUrl('')

/** Handles `/art/upload/{fileId}`: the picture for its owner's session, 404 for anyone else. */
function handleUpload(sandbox: Sandbox, request: IncomingMessage, path: string): MockResponse {
  const session = sandbox.sessions.get(readCookie(request.headers.cookie, SESSION_COOKIE))
  const upload = session === undefined ? undefined : sandbox.uploads.of(session.uid, path.slice(UPLOAD_PATH.length))
  if (upload === undefined) return problem(404, 'No such picture')
  // A picture opened directly is a document of this origin: it must not load or run anything.
  return {
    status: 200,
    headers: { 'content-type': upload.mediaType, 'content-security-policy': "default-src 'none'; sandbox" },
    body: upload.bytes,
  }
}

export interface MockServerOptions {
  /** 0 for any free one. */
  port: number
  /** A name or address beyond loopback, such as 0.0.0.0: other machines can connect then. */
  host?: string | undefined
  /** Real time in milliseconds since 1970. */
  clock?: () => number
  /** Receives a line for each request and each internal error. */
  log?: (line: string) => void
  /** A bundled document instead of generated/openapi.json. */
  document?: Json
  /** Changes responses of `/api` before they are sent. */
  transformResponse?: TransformResponse
}

/** A running mock server. */
export interface MockServer {
  url: string
  port: number
  /** The sandboxes, for tests in the same process. */
  sandboxes: Sandboxes
  close(): Promise<void>
}

function toProblem(error: unknown): MockResponse {
  // Prism's errors have a status, for example for a missing example.
  const { status, detail } = error as { status?: unknown; detail?: unknown }
  const message = error instanceof Error ? error.message : String(error)
  return problem(typeof status === 'number' ? status : 500, message, typeof detail === 'string' ? { detail } : {})
}

/** Starts a mock server on loopback (127.0.0.1 and ::1 if available), or on `host`. Rejects if the port is taken. */
export async function createMockServer({
  port,
  host,
  clock = Date.now,
  log,
  document = loadDocument(),
  transformResponse,
}: MockServerOptions): Promise<MockServer> {
  const operations = listOperations(document)
  const schemas = createSchemas(document)
  const sandboxes = new Sandboxes(clock)
  const commonCodes = readCodes(document['x-codes'])
  const prism = await createPrism(document, operations, schemas, (example) =>
    createResponder({ schemas, commonCodes, example }),
  )
  const art = createArtRoutes()
  let listeningPort = port
  const parts: MockServerParts = {
    document,
    operations,
    route: createRouter(operations),
    prism,
    sandboxes,
    maskBody: createBodyMask(document),
    port: () => listeningPort,
    ownHosts: host === undefined ? new Set() : reachableNames(host),
    transformResponse,
  }

  const getSandbox = (request: IncomingMessage): Sandbox => {
    const header = request.headers['x-mock-sandbox']
    return sandboxes.get(typeof header === 'string' ? header : readCookie(request.headers.cookie, SANDBOX_COOKIE))
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = URL.parse(request.url ?? '/', 'http://mock')
    if (url === null) return writeResponse(response, problem(400, 'No address'))
    const path = url.pathname
    if (path.startsWith('/api/')) {
      const sandbox = getSandbox(request)
      sandbox.pendingRequests += 1
      return handleApi(parts, sandbox, request, response, url).finally(() => (sandbox.pendingRequests -= 1))
    }
    if (path === '/__mock' || path.startsWith('/__mock/'))
      return writeResponse(response, await handleControl(parts, getSandbox(request), request, path))
    if (path.startsWith('/demo/')) return writeResponse(response, await handleDemo(parts, request, url))
    if (path.startsWith(UPLOAD_PATH) && request.method === 'GET')
      return writeResponse(response, handleUpload(getSandbox(request), request, path))
    if (path.startsWith('/art/') && request.method === 'GET') {
      const sandbox = getSandbox(request)
      const injected = sandbox.faults.take(PICTURES)
      const drawn = art(path, String(request.headers['accept-encoding'] ?? ''))
      const picture = injected ? await applyFault(injected, () => Promise.resolve(drawn), sandbox.faults.delays) : drawn
      if (typeof picture === 'string') return leaveWithoutResponse(picture, sandbox, request, response)
      return writeResponse(response, picture)
    }
    return writeResponse(response, problem(404, 'Unknown address'))
  }
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).then(
      () => log?.(`${request.method} ${request.url} ${response.statusCode}`),
      (error: unknown) => {
        log?.(`${request.method} ${request.url} ${error instanceof Error ? error.stack : String(error)}`)
        writeResponse(response, toProblem(error))
      },
    )
  }
  const gateway = createSocketGateway(getSandbox)
  const listener = await (host === undefined
    ? listenOnLoopback(port, onRequest, gateway.upgrade)
    : listenOnHost(port, host, onRequest, gateway.upgrade))
  listeningPort = listener.port
  return {
    url: `http://127.0.0.1:${listener.port}`,
    port: listener.port,
    sandboxes,
    async close() {
      sandboxes.closeAll()
      gateway.close()
      await listener.close()
    },
  }
}
