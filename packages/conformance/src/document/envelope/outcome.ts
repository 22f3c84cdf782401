import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { Envelope } from './envelope.ts'

/** The outcome of a request, independent of its HTTP status. */
export type Outcome =
  /** A success; `code` is set if the server's code for it is another than the document's. */
  | { kind: 'success'; code?: unknown }
  /** A refusal, without a code if only the HTTP status refuses. */
  | { kind: 'refused'; code?: unknown; status: number }
  /** Neither success nor refusal: the envelope is missing or contradicts itself. */
  | { kind: 'broken'; reason: string }
  /** A response of the infrastructure: 3xx, 429 or 5xx. */
  | { kind: 'http'; status: number }

/** Determines the outcome of a response. `json` is the parsed body, undefined if the body is not JSON. */
export function getOutcome(envelope: Envelope | undefined, status: number, json: unknown): Outcome {
  const isOk = status >= 200 && status < 300
  // Too many requests (429) say nothing about the input, unless the application gives a code.
  const isLimit =
    status === 429 && !(isJson(json) && envelope?.code !== undefined && at(json, envelope.code) !== undefined)
  const isRefusal = status >= 400 && status < 500 && !isLimit
  if (status >= 500 || (!isOk && !isRefusal)) return { kind: 'http', status }
  if (envelope === undefined) return isOk ? { kind: 'success' } : { kind: 'refused', status }

  const hasEnvelope = isJson(json) && envelope.success.needed.every((pointer) => at(json, pointer) !== undefined)
  if (!hasEnvelope) return isRefusal ? { kind: 'refused', status } : { kind: 'broken', reason: missing(envelope, json) }
  if (envelope.success.test(json)) {
    return isOk ? { kind: 'success' } : { kind: 'broken', reason: `it reports success with HTTP ${status}` }
  }
  if (envelope.success.isAmbiguous(json)) {
    const got = envelope.success.pointers.map(
      (pointer) => `${pointer.slice(1)} is ${JSON.stringify(at(json, pointer))}`,
    )
    return {
      kind: 'broken',
      reason: `one field of the envelope means success and another refusal: ${got.join(', ')}; success is ${envelope.success.source}`,
    }
  }
  return { kind: 'refused', code: envelope.code === undefined ? undefined : at(json, envelope.code), status }
}

/** Whether a refusal means that the session is invalid. */
export function isSessionInvalid(envelope: Envelope | undefined, outcome: Outcome): boolean {
  if (outcome.kind !== 'refused') return false
  if (outcome.code === undefined || envelope?.sessionInvalid === undefined)
    return [401, 403].includes(outcome.status) || [401, 403].includes(Number(outcome.code))
  return outcome.code === envelope.sessionInvalid
}

/** Describes an outcome in words. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'success') return 'success'
  if (outcome.kind === 'broken') return `neither a success nor a refusal (${outcome.reason})`
  if (outcome.kind === 'http') return `HTTP ${outcome.status}`
  return outcome.code === undefined
    ? `a refusal ${outcome.status < 300 ? 'without a code' : `by HTTP ${outcome.status}`}`
    : `a refusal with code ${String(outcome.code)}`
}

function missing(envelope: Envelope, json: unknown): string {
  if (!isJson(json)) return 'its body is not a JSON object'
  const absent = envelope.success.needed.filter((pointer) => at(json, pointer) === undefined)
  return `${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} missing`
}
