import type { CheckId } from '../src/checks/registry.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'
import { getFault, type FaultName } from './faults.ts'

/** How the lab proves a check: with this fault the check reports a finding in the operation. */
export interface Proof {
  /** The operations of the run; the first one has the finding. */
  only: readonly string[]
  /** A fault of the lab, or what happens to each response on its way. */
  fault: FaultName | { shows: string; change: (response: WireResponse, request: WireRequest) => WireResponse }
  /** Checks that report the same fault. */
  also?: readonly CheckId[]
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

/** Repeats the first response to each request that is chosen. */
function keepFirst(
  isChosen: (request: WireRequest) => boolean,
): (response: WireResponse, request: WireRequest) => WireResponse {
  const known = new Map<string, WireResponse>()
  return (response, request) => {
    if (!isChosen(request)) return response
    const first = known.get(request.url) ?? response
    known.set(request.url, first)
    return first
  }
}

/** The proof of each check that the lab can prove. */
export const PROOFS: { readonly [id in CheckId]?: Proof } = {
  time: {
    only: ['getMember'],
    fault: {
      shows: 'The profile of a member takes eleven seconds.',
      change: (response, request) =>
        isRead(request, '/members/me') ? { ...response, milliseconds: 11_000 } : response,
    },
  },
  format: {
    only: ['listLoans'],
    fault: {
      shows: 'The day on which a book is due is "soon".',
      change: (response, request) =>
        isRead(request, '/loans')
          ? { ...response, body: response.body.replaceAll(/"\d{4}-\d\d-\d\d"/g, '"soon"') }
          : response,
    },
  },
  open: {
    only: ['listBooks'],
    also: ['success'],
    fault: {
      shows: 'Visitors cannot list books.',
      change: (response, request) =>
        isRead(request, '/books') && request.headers['cookie'] === undefined ? refusal(response) : response,
    },
  },
  fresh: {
    only: ['getBook', 'updateBook'],
    also: ['created'],
    fault: {
      shows: 'A book is cached: its first response is repeated.',
      change: keepFirst((request) => isRead(request, '/books/')),
    },
  },
  success: { only: ['getBook'], fault: 'envelope-lie' },
  status: { only: ['createLoan'], fault: 'wrong-2xx' },
  schema: { only: ['getBook'], fault: 'nested-field-missing' },
  enum: { only: ['listLoans'], fault: 'unknown-enum' },
  'content-type': { only: ['getMember'], fault: 'wrong-content-type' },
  'undocumented-field': { only: ['getMember'], fault: 'undocumented-field' },
  envelope: { only: ['getBook'], fault: 'error-outside-envelope' },
  order: { only: ['listBooks'], fault: 'order-reversed' },
  cookie: {
    only: ['createSession'],
    fault: {
      shows: 'The session cookie has no HttpOnly.',
      change: (response) => ({
        ...response,
        setCookies: response.setCookies.map((cookie) => cookie.replace(/;\s*HttpOnly/i, '')),
      }),
    },
  },
  cache: {
    only: ['getMember'],
    fault: {
      shows: 'The profile of a member may be stored by shared caches.',
      change: (response, request) =>
        isRead(request, '/members/me') ? withHeader(response, 'cache-control', 'public, max-age=60') : response,
    },
  },
  leak: { only: ['createBook'], fault: 'database-text' },
  'bad-input': { only: ['createBook'], fault: 'bad-input-accepted', also: ['schema'] },
  'valid-input': { only: ['createLoan'], fault: 'boundary-only' },
  method: {
    only: ['listBooks'],
    fault: {
      shows: 'An undocumented method is answered with 200.',
      change: (response) => (response.status === 405 ? { ...response, status: 200, body: '{"ok":true}' } : response),
    },
  },
  session: { only: ['listLoans'], fault: 'session-ignored' },
  sharing: { only: ['getMember'], fault: 'shared-with-all' },
  'other-player': { only: ['getLoan'], fault: 'foreign-loan' },
  pagination: { only: ['listBooks'], fault: 'page-repeats', also: ['bad-input'] },
  filter: { only: ['listBooks'], fault: 'filter-ignored' },
  link: {
    only: ['createBook'],
    also: ['schema'],
    fault: {
      shows: 'A new book has an id that no other operation knows.',
      change: (response, request) =>
        request.method === 'POST' && request.url.endsWith('/books')
          ? { ...response, body: response.body.replace(/"id":"b\d+"/, '"id":"b1"') }
          : response,
    },
  },
  created: { only: ['createLoan'], fault: 'loan-lost', also: ['link'] },
  deleted: { only: ['deleteBook'], fault: 'delete-keeps' },
  unchanged: { only: ['deleteBook'], fault: 'refused-and-deleted' },
}

const MOCK = 'tests/conformance/mutants.test.ts'
const SOCKET = 'tests/conformance/socket.test.ts'
const FRAMES = 'tests/conformance/frames.test.ts'

/** The tests that prove what the lab cannot show: it has no codes, keys, languages, socket or framed pages. */
export function describeProof(id: CheckId): string {
  const proof = PROOFS[id]
  if (proof !== undefined) {
    const { fault, only, also = [] } = proof
    const shows = typeof fault === 'string' ? getFault(fault).shows : fault.shows
    const name = typeof fault === 'string' ? ` (\`${fault}\`)` : ''
    const others = also.length === 0 ? '' : ` ${also.map((one) => `\`${one}\``).join(', ')} reports it too.`
    return `\`lab/proofs.test.ts\` runs the harness on the lab with this fault in \`${String(only[0])}\`${name}: ${shows}${others}`
  }
  if (/^(socket-|event$|count$|redelivery$)/.test(id)) return `\`${SOCKET}\` breaks the socket of the mock by rule.`
  if (id.startsWith('frame-')) return `\`${FRAMES}\` opens pages with one fault each.`
  if (['request', 'undocumented-call'].includes(id))
    return '`src/proxy/judge-request.test.ts` and `tests/conformance/proxy.test.ts`.'
  if (id.startsWith('idempotency') && id !== 'idempotency-late')
    return '`tests/conformance/idempotency.test.ts` breaks the keys of the mock by rule.'
  if (['cooldown', 'session-lasts', 'idempotency-late', 'load', 'oversized'].includes(id))
    return '`src/checks/slow/slow.test.ts`.'
  return `The lab has no fault for it. The tests beside the check and the mutants of the mock (\`${MOCK}\`) cover it.`
}
