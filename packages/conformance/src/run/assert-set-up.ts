import { isJson, text } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../context/run-context.ts'
import { getExclusionReason, isRead } from '../context/risk.ts'
import { describeCredentials } from '../sessions/describe-credentials.ts'
import { CannotRun } from '../sessions/sessions.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { Outcome } from '../document/envelope/outcome.ts'
import { mediaType } from '../document/media-type.ts'
import type { RequestResult } from '../http/request-result.ts'
import type { Implemented } from './plan/implemented.ts'

/** Maximum number of reads to try before the session counts as refused everywhere. */
const MAX_READS = 10
/** How many operations an error names. */
const MAX_NAMES = 3

/**
 * Throws CannotRun if no operation of the document is at the address: the base path is wrong, or the server is no API.
 * One existing operation proves the set-up, so a healthy server gets one request.
 */
export async function assertApi(context: RunContext, implemented: Implemented): Promise<void> {
  const { base } = context
  const asked = getHarmless(context)
  const statuses = new Set<number>()
  let isPage = false
  for (const operation of asked) {
    const { response } = (await implemented.probe(operation)).result
    if (response === null) return
    if (response.status < 300 && isUndocumentedPage(operation, response.headers['content-type'] ?? '')) isPage = true
    else if (!(await implemented.isUnknownPath(operation))) return
    statuses.add(response.status)
  }
  const all = asked.length === 1 ? 'the only operation' : `all ${String(asked.length)} operations`
  if (isPage)
    throw new CannotRun(
      `${base} is no API: ${all} that can be tried got an HTML page. Is this the address of the web app? Set url to the API's`,
    )
  // An unknown id may get the response of an unknown path, and a server without operations is judged by what it lacks.
  if (context.config.implemented || asked.every(({ path }) => path.includes('{'))) return
  throw new CannotRun(
    `The base path seems wrong: ${all} that can be tried got HTTP ${[...statuses].join(' and ')} below ${base}, as an unknown path does. ${describeServers(context)} If the server has none of them yet, set implemented`,
  )
}

/** Operations that an empty request without a session does not carry out: reads first, and those of this run. */
function getHarmless({ config, operations, ledger }: RunContext): Operation[] {
  const isRefused = ({ needsSession, body }: Operation): boolean => needsSession || body?.required === true
  return operations
    .filter((operation) => getExclusionReason(operation, config) === undefined)
    .filter(
      (operation) =>
        isRead(operation) || (!operation.path.includes('{') && (isRefused(operation) || ledger.plans(operation))),
    )
    .toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)) || Number(ledger.judges(b)) - Number(ledger.judges(a)))
}

/** Describes the paths of the document's servers, and the path of the address. */
function describeServers({ root, config }: RunContext): string {
  const servers = Array.isArray(root['servers']) ? root['servers'].filter(isJson) : []
  const urls = servers.flatMap((server) => text(server['url']) ?? [])
  const { pathname } = new URL(config.url)
  const own = pathname === '/' ? 'url has no path' : `url has the path ${pathname}`
  if (urls.length === 0) return `The document names no server, and ${own}.`
  return `The servers of the document are ${urls.join(', ')}, and ${own}. Correct url, or choose with server.`
}

function isUndocumentedPage({ responses }: Operation, contentType: string): boolean {
  const isHtml = (type: string): boolean => mediaType(type) === 'text/html'
  return isHtml(contentType) && !responses.some(({ content }) => content.some(({ type }) => isHtml(type)))
}

/**
 * Throws CannotRun if a player's own token or password is refused by every read that needs a session. Any other
 * response proves that it is valid.
 */
export async function assertCredentials({ context, sessions, inputs }: SessionPool): Promise<void> {
  const { config, operations } = context
  const reads = operations.filter(
    (operation) => operation.needsSession && isRead(operation) && getExclusionReason(operation, config) === undefined,
  )
  // An unknown id is refused for another reason.
  const inOrder = reads.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  for (const player of sessions.players) {
    const jar = await sessions.getJar(player)
    if (player.hasOwnSession !== true) continue
    const refused: RequestResult[] = []
    for (const read of inOrder.slice(0, MAX_READS)) {
      const result = await context.client.send(read, await inputs.first(read, player), { jar })
      if (!context.isSessionRefusal(result)) break
      refused.push(result)
    }
    if (refused.length === 0 || refused.length < Math.min(inOrder.length, MAX_READS)) continue
    const reasons = [...new Set(refused.map(({ outcome }) => describeRefusal(outcome)))]
    // One operation may be forbidden for a valid account.
    if (refused.length === 1 && reasons[0] === 'HTTP 403') continue
    const names = refused.slice(0, MAX_NAMES).map(({ operation }) => operation.id)
    const account = `account ${String(sessions.players.indexOf(player) + 1)}`
    throw new CannotRun(
      `${account} (${player.name}) is refused everywhere (${reasons.join(', ')} for ${names.join(', ')}${refused.length > MAX_NAMES ? ' and others' : ''}). Is ${describeCredentials(sessions.players, player)} valid, and not expired?`,
    )
  }
}

function describeRefusal(outcome: Outcome): string {
  if (outcome.kind !== 'refused') return outcome.kind
  return outcome.code === undefined ? `HTTP ${String(outcome.status)}` : `code ${String(outcome.code)}`
}
