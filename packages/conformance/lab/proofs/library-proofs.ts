import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/config/read-config.ts'
import { TransportError, type Transport, type WireRequest, type WireResponse } from '../../src/http/message.ts'
import { createNodeTransport } from '../../src/http/node-transport.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { getFault, type FaultName } from '../faults.ts'
import { startLab } from '../lab-client.ts'
import { FIXED, withFault, type Fault, type Proof, type Proofs } from './proof.ts'

/** The settings of the harness for the library. */
export const LIBRARY_CONFIG = fileURLToPath(new URL('../harness.yaml', import.meta.url))

/**
 * Proves a check by a fault of the library, or by one between the library and the harness. The finding is in the first
 * operation.
 */
function onLibrary(only: [string, ...string[]], fault: FaultName | Fault): Proof {
  const isOwn = typeof fault === 'string'
  return {
    shows: isOwn ? getFault(fault).shows : fault.shows,
    at: only[0],
    run: async (skipChecks) => {
      const lab = await startLab(isOwn ? [fault] : [])
      const send = createNodeTransport(4)
      const transport = isOwn ? send : withFault(send, fault)
      try {
        const config = { openapi: '', ...readConfig(LIBRARY_CONFIG, {}), ...FIXED, url: lab.url }
        return await runConformance({ ...config, only, skipChecks, transport })
      } finally {
        await lab.close()
      }
    },
  }
}

const withHeader = (response: WireResponse, name: string, value: string): WireResponse => ({
  ...response,
  headers: { ...response.headers, [name]: value },
})

const isRead = ({ method, url }: WireRequest, path: string): boolean => method === 'GET' && url.includes(path)

function refusal(response: WireResponse): WireResponse {
  const body = JSON.stringify({ ok: false, error: { code: 'session_needed', message: 'Log in first.' } })
  return { ...response, status: 401, body }
}

function withoutOrigin({ ...headers }: WireRequest['headers']): WireRequest['headers'] {
  delete headers['origin']
  return headers
}

/** Repeats the first response to each read of a path. */
function cached(path: string): (send: Transport) => Transport {
  return (send) => {
    const known = new Map<string, WireResponse>()
    return async (request) => {
      const response = await send(request)
      if (!isRead(request, path)) return response
      const first = known.get(request.url) ?? response
      known.set(request.url, first)
      return first
    }
  }
}

/** Never responds to an operation. */
const hanging =
  (path: string): Fault['around'] =>
  (send) =>
  (request) =>
    isRead(request, path) ? Promise.reject(new TransportError('timeout', 'no response in time')) : send(request)

/** The proofs of checks that the library can prove. */
export const LIBRARY_PROOFS: Proofs = {
  all: {
    ...onLibrary(['getMember'], {
      shows: 'The profile of a member never gets a response.',
      around: hanging('/members/me'),
    }),
    isInconclusive: true,
  },
  time: onLibrary(['getMember'], {
    shows: 'The profile of a member takes eleven seconds.',
    change: (response, request) => (isRead(request, '/members/me') ? { ...response, milliseconds: 11_000 } : response),
  }),
  format: onLibrary(['listLoans'], {
    shows: 'The day on which a book is due is "soon".',
    change: (response, request) =>
      isRead(request, '/loans')
        ? { ...response, body: response.body.replaceAll(/"\d{4}-\d\d-\d\d"/g, '"soon"') }
        : response,
  }),
  open: onLibrary(['listBooks'], {
    shows: 'Visitors cannot list books.',
    change: (response, request) =>
      isRead(request, '/books') && request.headers['cookie'] === undefined ? refusal(response) : response,
  }),
  fresh: onLibrary(['getBook', 'updateBook'], {
    shows: 'A book is cached: its first response is repeated.',
    around: cached('/books/'),
  }),
  success: onLibrary(['getBook'], 'envelope-lie'),
  status: onLibrary(['createLoan'], 'wrong-2xx'),
  schema: onLibrary(['getBook'], 'nested-field-missing'),
  enum: onLibrary(['listLoans'], 'unknown-enum'),
  'content-type': onLibrary(['getMember'], 'wrong-content-type'),
  'undocumented-field': onLibrary(['getMember'], 'undocumented-field'),
  envelope: onLibrary(['getBook'], 'error-outside-envelope'),
  order: onLibrary(['listBooks'], 'order-reversed'),
  'session-ended': onLibrary(['deleteSession'], {
    shows: 'A logout succeeds and ends no session.',
    around: (send) => (request) =>
      request.method === 'DELETE' && request.url.endsWith('/sessions/current')
        ? Promise.resolve({ status: 204, headers: {}, setCookies: [], body: '', milliseconds: 1 })
        : send(request),
  }),
  'session-new': onLibrary(['createSession'], {
    shows: 'A login that has a session cookie sets no other one.',
    around: (send) => async (request) => {
      const response = await send(request)
      const isKept =
        request.method === 'POST' && request.url.endsWith('/sessions') && request.headers['cookie'] !== undefined
      return isKept ? { ...response, setCookies: [] } : response
    },
  }),
  cookie: onLibrary(['createSession'], {
    shows: 'The session cookie has no HttpOnly.',
    change: (response) => ({
      ...response,
      setCookies: response.setCookies.map((cookie) => cookie.replace(/;\s*HttpOnly/i, '')),
    }),
  }),
  cache: onLibrary(['getMember'], {
    shows: 'The profile of a member may be stored by shared caches.',
    change: (response, request) =>
      isRead(request, '/members/me') ? withHeader(response, 'cache-control', 'public, max-age=60') : response,
  }),
  leak: onLibrary(['createBook'], 'database-text'),
  'bad-input': onLibrary(['createBook'], 'bad-input-accepted'),
  'valid-input': onLibrary(['createLoan'], 'boundary-only'),
  method: onLibrary(['listBooks'], {
    shows: 'An undocumented method is answered with 200.',
    change: (response) => (response.status === 405 ? { ...response, status: 200, body: '{"ok":true}' } : response),
  }),
  session: onLibrary(['listLoans'], 'session-ignored'),
  origin: onLibrary(['createBook'], {
    shows: 'The session cookie has SameSite=None, and Origin is not checked.',
    rewrite: (request) => ({ ...request, headers: withoutOrigin(request.headers) }),
    change: (response) => ({
      ...response,
      setCookies: response.setCookies.map((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None; Secure')),
    }),
  }),
  sharing: onLibrary(['getMember'], 'shared-with-all'),
  'other-player': onLibrary(['getLoan'], 'foreign-loan'),
  pagination: onLibrary(['listBooks'], 'page-repeats'),
  filter: onLibrary(['listBooks'], 'filter-ignored'),
  link: onLibrary(['createBook'], {
    shows: 'A new book has an id that no other operation knows.',
    change: (response, request) =>
      request.method === 'POST' && request.url.endsWith('/books')
        ? { ...response, body: response.body.replace(/"id":"b\d+"/, '"id":"b1"') }
        : response,
  }),
  created: onLibrary(['createLoan'], 'loan-lost'),
  deleted: onLibrary(['deleteBook'], 'delete-keeps'),
  unchanged: onLibrary(['deleteBook'], 'refused-and-deleted'),
}
