import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { CHECKS, groupByPhase } from '../checks/registry.ts'
import { getKey } from '../http/idempotency-key.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Player } from '../config/player.ts'
import { getExclusionReason } from '../context/risk.ts'
import type { RunContext } from '../context/run-context.ts'
import { createSessionPool, type SessionPool } from '../sessions/session-pool.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { HIDDEN } from '../http/hide-secrets.ts'
import { maskExchange } from '../http/mask.ts'
import { TransportError } from '../http/message.ts'
import { readResult } from '../http/read-result.ts'
import { createNodeTransport } from '../http/node-transport.ts'
import type { Finding, FindingExchange, RunReport } from '../context/run-report.ts'
import type { Exchange } from '../http/exchange.ts'
import { fetchDocuments } from '../run/fetch-documents.ts'
import { prepareRun } from '../run/prepare-run.ts'
import { CREATION, LAST_CHANGE } from '../cases/origins.ts'
import { carryValues, carryVersion, createCarried, noteNewValues, type Carried } from './carry-values.ts'
import { compareResponses } from './compare-responses.ts'
import { fillSecrets } from './fill-secrets.ts'
import { isSameResponse, type Repeated } from './judge-step.ts'

const MAKING = new Set([CREATION, LAST_CHANGE])

/** A request that was sent again. */
export interface ReplayedRequest {
  recorded: FindingExchange
  /** The request and response of the replay, with secrets masked. */
  now: Exchange
  /** How the response differs from the recorded one. */
  differences: string[]
  /** Whether it shows the same as the recorded response in the part that the finding is about. */
  isSame: boolean
}

/** The requests of a finding, sent again. */
export interface Replay {
  requests: ReplayedRequest[]
  /** Whether its check finds the problem again; undefined if it judges more than one response. */
  isFoundAgain: boolean | undefined
}

/** Whether the problem is still there: by its check or, if that needs a whole run, by the same responses. */
export function isStillThere({ requests, isFoundAgain }: Replay): boolean {
  return isFoundAgain ?? requests.every(({ isSame }) => isSame)
}

/** Finds a finding of a report by its id. Throws a readable message. */
export function findFinding(report: RunReport, id: string): Finding {
  const found = report.findings.find((candidate) => candidate.id === id)
  if (found !== undefined) return found
  const ids = report.findings.map(({ id }) => id)
  throw new CannotRun(`the report has no finding with the id ${id}.${didYouMean(id, ids)}`)
}

/**
 * Sends the requests of a finding again, in order, and compares the responses. Hidden values come from the
 * configuration. Throws CannotRun, before it sends anything, if a request is not allowed or cannot be repeated.
 */
export async function replay(given: ConfigInput, report: RunReport, id: string): Promise<Replay> {
  const finding = findFinding(report, id)
  const { check } = finding
  // Skip a request that the report has only in part if it only created the item, which may still exist.
  const exchanges = finding.exchanges.filter(({ label, request }) => request.isCut !== true || !MAKING.has(label))
  const { config, context, secrets, usesEnvelope } = prepareRun(await fetchDocuments(given), [])
  const { ledger } = context
  const isOfResponse = groupByPhase(CHECKS)('response').some(({ id: known }) => known === check)
  let isFoundAgain: boolean | undefined
  const steps = exchanges.map((exchange, index) => ({
    exchange,
    operation: checkStep(context, report, exchange, `request ${String(index + 1)} (${exchange.label})`),
  }))
  const why = await context.client.getUnreachableReason(['/', steps[0]?.operation.path ?? '/'])
  if (why !== undefined) throw new CannotRun(`No server responds at ${config.url} (${why})`)
  const getAccount = createAccounts(() => createSessionPool(context, secrets))
  const transport = config.transport ?? createNodeTransport(1)
  const carried = createCarried()
  const replayed: Repeated[] = []
  for (const { exchange, operation } of steps) {
    const url = config.url.replace(/\/$/, '') + exchange.request.url.slice(getTarget(report).length)
    renewKey(context, operation, exchange, carried)
    const request = carryVersion(carried, carryValues(carried, { ...exchange.request, url }), exchange)
    const account = needsAccount(exchange) ? await getAccount(exchange) : undefined
    const { request: filled, missing } = fillSecrets(request, {
      jar: account?.jar ?? new CookieJar(),
      headers: config.headers,
      fields: account?.player.fields ?? {},
      input: (await account?.pool.inputs.first(operation, account.player)) ?? { path: {}, query: {}, header: {} },
    })
    if (missing.length > 0)
      throw new CannotRun(
        `the report hides ${missing.join(', ')} of ${exchange.label} (${operation.id}), and the configuration has no such value (players, headers, inputs)`,
      )
    const wire = { ...filled, timeoutMs: config.timeoutMs }
    const response = await transport(wire).catch((error: unknown): null => {
      if (error instanceof TransportError) return null
      throw error
    })
    if (response !== null) account?.jar.take(response.setCookies)
    if (isOfResponse && exchange.isEvidence === true) {
      const failure = response === null ? 'connection' : undefined
      const envelope = usesEnvelope(operation) ? context.envelope : undefined
      const query = Object.fromEntries(new URL(wire.url).searchParams)
      const input = { path: {}, query, header: wire.headers }
      const read = readResult(operation, envelope, response, failure)
      const shown = { exchange: () => maskExchange(wire, response, secrets) }
      context.judgeResult({ operation, input, request: wire, response, failure, ...read, ...shown })
      isFoundAgain = ledger.findings.has(id)
    }
    const now = maskExchange(wire, response, secrets)
    if (exchange.response !== null && now.response !== null)
      noteNewValues(carried, exchange.response, now.response, {
        url: { recorded: url, sent: request.url },
        isCreation: exchange.label === CREATION,
      })
    replayed.push({ recorded: exchange, now, differences: compareResponses(exchange.response, now.response, carried) })
  }
  const { success, code } = context.envelope ?? {}
  const outcomes = [...(success?.pointers ?? []), ...(code === undefined ? [] : [code])]
  const requests = replayed.map((step) => ({
    ...step,
    differences: step.differences.map(({ words }) => words),
    isSame: isSameResponse(finding, replayed, step, outcomes),
  }))
  return { requests, isFoundAgain }
}

/** Returns the operation of a request that may be sent again. Throws CannotRun otherwise. */
function checkStep(
  context: RunContext,
  report: RunReport,
  { request, operationId = '' }: FindingExchange,
  name: string,
): Operation {
  const operation = context.operation(operationId)
  if (operation === undefined)
    throw new CannotRun(
      `${name} cannot be sent again: ${request.method} ${request.url} is no operation of the document`,
    )
  if (request.isCut === true)
    throw new CannotRun(`${name} cannot be sent again: the report has its body only in part. Use its curl command`)
  const why = getExclusionReason(operation, context.config)
  if (why !== undefined) throw new CannotRun(`${name} is not sent: ${operation.id}: ${why}`)
  // Send credentials of the configuration only to its server.
  if (!request.url.startsWith(`${getTarget(report)}/`))
    throw new CannotRun(`${name} cannot be sent again: ${request.url} is not at ${report.target}`)
  return operation
}

function getTarget({ target }: RunReport): string {
  return target.replace(/\/$/, '')
}

/** Replaces keys, because a used one would get the stored response. Equal keys stay equal. */
function renewKey(context: RunContext, operation: Operation, { request }: FindingExchange, carried: Carried): void {
  const parameter = getKey(operation)
  const name = parameter?.name.toLowerCase()
  const [, key] = Object.entries(request.headers).find(([header]) => header.toLowerCase() === name) ?? []
  if (parameter !== undefined && key !== undefined && !carried.values.has(key))
    carried.values.set(key, context.newKey(parameter))
}

/** Whether a request needs configured values. */
function needsAccount({ account, request }: FindingExchange): boolean {
  return account !== undefined || JSON.stringify(request).includes(HIDDEN)
}

interface Account {
  pool: SessionPool
  player: Player
  jar: CookieJar
}

/** Logs in at the first request that needs it. Returns the account and session of a request. */
function createAccounts(open: () => Promise<SessionPool>): (exchange: FindingExchange) => Promise<Account> {
  let opened: Promise<SessionPool> | undefined
  const registered = new Map<string, Player>()
  const findPlayer = async ({ sessions }: SessionPool, name: string | undefined): Promise<Player> => {
    const number = /^account (\d+)$/.exec(name ?? '')?.[1]
    if (number !== undefined) {
      const found = sessions.players[Number(number) - 1]
      if (found === undefined) throw new CannotRun(`the configuration has no ${String(name)} (players)`)
      return found
    }
    if (name === undefined) return sessions.main
    const known =
      sessions.players.find((player) => player.name === name) ?? registered.get(name) ?? (await sessions.fresh())
    if (known === undefined) throw new CannotRun(`${name} was registered by the run, and no other can be registered`)
    registered.set(name, known)
    return known
  }
  return async ({ account, session }) => {
    opened ??= open()
    const pool = await opened
    const player = await findPlayer(pool, account)
    if (session !== 'ended') {
      const jar = await pool.sessions.getJar(player)
      return { pool, player, jar: session === 'invalid' ? jar.spoiled() : jar }
    }
    const dead = await pool.sessions.dead()
    if (dead?.isOver !== true) throw new CannotRun('the finding needs an ended session, and none can be ended')
    return { pool, player, jar: dead.jar.copy() }
  }
}
