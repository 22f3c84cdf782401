import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Result } from './result.ts'
import { Refusal, sendRefusal, sendResult } from './result.ts'
import type { FaultName } from './faults.ts'
import type { Visit } from './handlers.ts'
import * as handlers from './handlers.ts'
import { readFields } from './input.ts'
import { Library } from './library.ts'

interface Route {
  path: RegExp
  methods: { [method: string]: Handler }
}

interface Handler {
  handle: (visit: Visit) => Result
  needsSession?: true
  hasBody?: true
}

const ROUTES: readonly Route[] = [
  { path: /^\/sessions$/, methods: { POST: { handle: handlers.createSession, hasBody: true } } },
  { path: /^\/sessions\/current$/, methods: { DELETE: { handle: handlers.deleteSession, needsSession: true } } },
  { path: /^\/members\/me$/, methods: { GET: { handle: handlers.getMember, needsSession: true } } },
  {
    path: /^\/books$/,
    methods: {
      GET: { handle: handlers.listBooks },
      POST: { handle: handlers.createBook, needsSession: true, hasBody: true },
    },
  },
  {
    path: /^\/books\/([^/]+)$/,
    methods: {
      GET: { handle: handlers.getBook },
      PATCH: { handle: handlers.updateBook, needsSession: true, hasBody: true },
      DELETE: { handle: handlers.deleteBook, needsSession: true },
    },
  },
  {
    path: /^\/loans$/,
    methods: {
      // The handler checks the session itself, so that a fault can omit the check.
      GET: { handle: handlers.listLoans },
      POST: { handle: handlers.createLoan, needsSession: true, hasBody: true },
    },
  },
  { path: /^\/loans\/([^/]+)$/, methods: { GET: { handle: handlers.getLoan, needsSession: true } } },
  {
    path: /^\/loans\/([^/]+)\/renewals$/,
    methods: { POST: { handle: handlers.renewLoan, needsSession: true, hasBody: true } },
  },
]

/** Creates a library with separate data, healthy or with faults. The caller starts and closes the server. */
export function createLab(faults: readonly FaultName[] = []): Server {
  const library = new Library()
  return createServer((request, response) => void handle(library, new Set(faults), request, response))
}

async function handle(library: Library, faults: Set<FaultName>, request: IncomingMessage, response: ServerResponse) {
  try {
    const url = new URL(request.url ?? '/', 'http://lab')
    const { handler, id } = findHandler(request.method ?? '', url.pathname, response)
    refuseForeignOrigin(request)
    const card = /(?:^|;\s*)library_card=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const member = library.sessions.get(card)
    const { origin } = request.headers
    if (faults.has('shared-with-all') && origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin).setHeader('access-control-allow-credentials', 'true')
    }
    if (handler.needsSession && member === undefined) {
      if (faults.has('refused-and-deleted') && handler.handle === handlers.deleteBook) library.books.delete(id)
      throw new Refusal(401, 'session_needed', 'Show your card first.')
    }
    const fields = handler.hasBody ? await readFields(request) : {}
    const has = (fault: FaultName) => faults.has(fault)
    sendResult(response, handler.handle({ library, has, member, card, query: url.searchParams, id, fields }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    sendRefusal(response, error)
  }
}

function findHandler(method: string, path: string, response: ServerResponse): { handler: Handler; id: string } {
  for (const route of ROUTES) {
    const match = route.path.exec(path)
    if (match === null) continue
    const handler = route.methods[method]
    if (handler !== undefined) return { handler, id: decoded(match[1] ?? '') }
    response.setHeader('allow', Object.keys(route.methods).join(', '))
    throw new Refusal(405, 'method_not_allowed', `This is not for ${method}.`)
  }
  throw new Refusal(404, 'not_found', 'There is nothing here.')
}

/** Refuses a foreign Origin, because a page of another site could act with the member's cookie. */
function refuseForeignOrigin({ method, headers: { origin, host } }: IncomingMessage): void {
  if (method === 'GET' || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== host) {
    throw new Refusal(403, 'foreign_origin', 'Another site asks.')
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Refusal(404, 'not_found', 'There is nothing here.')
  }
}
