import { schemaCheck } from '../checks/response/schema.ts'
import { documentedFor, type Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult, RequestInput } from '../http/request-result.ts'
import { maskExchange } from '../http/mask.ts'
import { readResult } from '../http/read-result.ts'
import type { RunContext } from '../context/run-context.ts'
import { runChecksSync } from '../checks/run-checks.ts'
import { getFields } from './fields.ts'
import type { Exchanged } from './http-proxy.ts'
import { Addresses } from './addresses.ts'
import { learnSecrets } from './learn-secrets.ts'
import type { MatchOperation } from './match-operation.ts'

/** Checks proxied traffic and records the coverage of each operation. */
export interface TrafficWatch {
  see(exchanged: Exchanged): void
  /** Undocumented requests, each method and path once. */
  readonly unknown: ReadonlySet<string>
}

interface TrafficParts {
  readonly context: RunContext
  readonly match: MatchOperation
  /** Credentials seen so far, to mask in reports. */
  readonly secrets: string[]
  readonly usesEnvelope: (operation: Operation) => boolean
}

/** How many undocumented paths to list. */
const MAX_UNKNOWN = 1000
const OF_THE_BROWSER = new Set(['OPTIONS', 'HEAD'])

/** Runs the checks of every response, and those of requests, on real traffic. Sends nothing itself. */
export function watchTraffic({ context, match, secrets, usesEnvelope }: TrafficParts): TrafficWatch {
  const unknown = new Set<string>()
  const returned = new Addresses()
  const tooLong = new Map<string, number>()
  for (const operation of context.operations) {
    for (const pointer of getFields(context.root, operation))
      context.ledger.cover(operation, `response${pointer}`, false)
  }
  return {
    unknown,
    see({ request, response, isTooLong }) {
      const { pathname, searchParams } = new URL(request.url)
      if (response !== null) returned.note(request.url, response)
      const found = match(request.method, pathname)
      if (found === undefined) {
        // A browser sends these by itself, before or beside a request.
        const isMore = unknown.size < MAX_UNKNOWN
        // The server itself led the app there, such as to a picture.
        if (request.method === 'GET' && returned.has(pathname)) return
        if (isMore && !OF_THE_BROWSER.has(request.method)) unknown.add(`${request.method} ${pathname}`)
        return
      }
      const { operation } = found
      learnSecrets(secrets, request.headers, response?.setCookies)
      if (isTooLong === true) {
        const long = (tooLong.get(operation.id) ?? 0) + 1
        tooLong.set(operation.id, long)
        const reason = `${String(long)} of its responses were larger than 4 MB and were forwarded without checks`
        return context.ledger.markInconclusive(operation, schemaCheck, reason, true)
      }
      const failure = response === null ? 'connection' : undefined
      const envelope = usesEnvelope(operation) ? context.envelope : undefined
      const input: RequestInput = { path: found.path, query: Object.fromEntries(searchParams), header: request.headers }
      const result: RequestResult = {
        operation,
        input,
        request,
        response,
        failure,
        ...readResult(operation, envelope, response, failure),
        exchange: () => maskExchange(request, response, secrets),
      }
      runChecksSync('appRequest', { context, operation, result, query: searchParams })
      runResponse(context, result)
    },
  }
}

function runResponse(context: RunContext, result: RequestResult): void {
  const { ledger } = context
  const { operation, outcome, response } = result
  ledger.countCase(operation)
  context.judgeResult(result)
  if (outcome.kind === 'success') {
    ledger.succeed(operation)
    for (const pointer of listPointers(result.json)) ledger.coverKnown(operation, `response${pointer}`)
  } else if (outcome.kind === 'refused') {
    ledger.seeCode(operation, outcome.code)
  }
  if (response !== null) ledger.seeStatus(operation, documentedFor(operation, response.status)?.status)
}

/** Lists the pointers of a value, with `*` for list indexes. */
function listPointers(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at]
  const own = at === '' ? [] : [at]
  if (Array.isArray(value)) return [...own, ...value.flatMap((item) => listPointers(item, `${at}/*`))]
  return [...own, ...Object.entries(value).flatMap(([name, field]) => listPointers(field, `${at}/${name}`))]
}
