import type { Candidate } from '../../cases/candidate.ts'
import { adviseName, isByName } from '../../cases/named-account.ts'
import { isKey } from '../../http/idempotency-key.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { explainThirdPartyInput, findThirdPartyInput } from '../../document/third-party-input.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { shortened, visibleLine } from '../../http/visible.ts'
import { UNREAD } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RunContext } from '../../context/run-context.ts'

/** Why an operation is not judged if the server limits requests. */
export const LIMITED =
  'the server refuses requests because there are too many (HTTP 429), after waiting as Retry-After says. Send fewer a second (--rate), or lift the limit on the test system'

/** Why a check that compares accounts has no result. */
export const TWO_PLAYERS = 'it needs two players (players)'

/** How many field names, and how much of the request and response, advice may contain. */
const MAX_NAMES = 4
const MAX_LENGTH = 160
/** How deeply nested objects may be whose fields are named. */
const MAX_DEPTH = 4

/**
 * Explains from the response to its most likely input why an operation never succeeded, and what to add to the config.
 * @param tried where that input comes from: a value that the server's own read offered is no mistake of the config
 */
export function neverSucceeded(context: RunContext, result: RequestResult | undefined, tried?: Candidate): string {
  if (result === undefined) return 'it never succeeded: there was no input to try. Add input for it (inputs)'
  const { operation, outcome } = result
  const hasPlayers = context.config.players.length > 0
  const player = hasPlayers ? 'another player' : 'a player'
  if (outcome.kind === 'http' && outcome.status === 429) return `it never succeeded: ${LIMITED}`
  const outside = findThirdPartyInput(context.root, operation, context.config.inputs)
  if (outside !== undefined) return explainThirdPartyInput(operation, outside)
  if (outcome.kind !== 'refused') return `it never succeeded: the most likely input got ${describeOutcome(outcome)}`
  const known = [...operation.codes, ...context.commonCodes].find(({ code }) => code === outcome.code)
  const what =
    known === undefined
      ? describeOutcome(outcome)
      : `code ${known.code}, ${known.name}${known.cause === '' ? '' : ` ("${known.cause}")`}`
  const isUnread = JSON.stringify(result.input).includes(UNREAD)
  const why = isUnread ? " (no input is made from a pattern that is not JavaScript's)" : ''
  const got = `it never succeeded: the most likely input got ${what}${why}`
  const byPlayer = `add ${player} for whom it succeeds (players)`
  const isUsedUp = operation.once.some(
    ({ among, code }) => among === 'account' && known !== undefined && [known.name, String(known.code)].includes(code),
  )
  if (isUsedUp) {
    const names = known?.field === undefined ? [] : inputNames(context, result, known.field)
    const byInput = names.length === 0 ? '' : ` set another value (inputs: ${names.join(', ')}),`
    return `${got}. It succeeds once, and an earlier run used it up: start with fresh data,${byInput} or ${byPlayer}`
  }
  const isOfInput = known === undefined || known.field !== undefined || outcome.code === context.badInputCode
  if (!operation.needsSession || isOfInput) {
    const { field } = known ?? {}
    if (field !== undefined && tried?.source !== undefined && isOffered(tried, field))
      return `${got}. ${getShown(result)} The server's own ${tried.source.method} ${tried.source.path} offers this ${field}: one of the two is wrong`
    const byName = tried !== undefined && isByName(context, operation) ? adviseName(context, operation, tried) : ''
    if (byName !== '') return `${got}. ${getShown(result)} ${byName}`
    const names = inputNames(context, result, field)
    const byInput = names.length === 0 ? '' : `Set working input in the config (inputs: ${names.join(', ')})`
    const orPlayer = operation.needsSession ? byPlayer : ''
    const both = [byInput, byInput === '' ? upperFirst(orPlayer) : orPlayer].filter((way) => way !== '').join(', or ')
    return `${got}. ${getShown(result)}${both === '' ? '' : ` ${both}`}`
  }
  const used = hasPlayers ? '. If it succeeds only once, an earlier run used it up: start with fresh data, or ' : '. '
  return got + (used === '. ' ? `. ${upperFirst(byPlayer)}` : used + byPlayer)
}

/** Whether a field has the value that a documented link takes from a response. */
function isOffered({ origin, linked }: Candidate, field: string): boolean {
  if (origin !== 'link' || linked === undefined) return false
  return [linked.parameters, linked.body].some(
    (values) => isJson(values) && (field in values || listLeaves(values).includes(field)),
  )
}

/** Shows the refused request and its response, without secrets. */
function getShown({ operation, exchange }: RequestResult): string {
  const { request, response } = exchange()
  const query = /\?.*$/.exec(request.url)?.[0] ?? ''
  const path = URL.canParse(request.url) ? decodeURIComponent(new URL(request.url).pathname) : operation.path
  const line = (text: string): string => shortened(visibleLine(text), MAX_LENGTH)
  const body = request.body === undefined || request.body === '' ? '' : ` ${line(request.body)}`
  const answer = response === null || response.body === '' ? '' : ` Response: ${line(response.body)}.`
  return `Request: ${request.method} ${line(path + query)}${body}.${answer}`
}

/**
 * Lists input fields as `inputs` names them: first the one that the code names, then those that the response mentions,
 * those that were sent, and those in the document.
 */
function inputNames(context: RunContext, result: RequestResult, coded: string | undefined): string[] {
  const { operation, input, response } = result
  const sent = [...Object.keys(input.path), ...Object.keys(input.query), ...listLeaves(input.body)]
  const { parameters, body } = operation
  const documented = [
    ...parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query').map(({ name }) => name),
    ...(body === undefined ? [] : documentedLeaves(context.root, body.schema)),
  ]
  const keys = new Set(parameters.filter(isKey).map(({ name }) => name))
  const all = [...new Set([...sent, ...documented])].filter((name) => !keys.has(name))
  const said = new Set((response?.body ?? '').split(/[^\w-]+/))
  const ofAnswer = all.filter((name) => said.has(name))
  const likely = coded === undefined ? ofAnswer : [coded]
  const names = likely.length > 0 ? likely : sent.length > 0 ? all.filter((name) => sent.includes(name)) : all
  const more = names.length > MAX_NAMES ? ['…'] : []
  return [...names.slice(0, MAX_NAMES).map((name) => `${operation.id}/${name}`), ...more]
}

/** Returns the names of a body's fields that are not objects. */
function listLeaves(value: unknown, depth = 0): string[] {
  if (!isJson(value) || depth > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, child]) => (isJson(child) ? listLeaves(child, depth + 1) : [name]))
}

function documentedLeaves(root: Json, node: DocumentNode, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  return [...getShape(root, node).properties].flatMap(([name, property]) => {
    const inner = documentedLeaves(root, property, depth + 1)
    return inner.length > 0 ? inner : [name]
  })
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
