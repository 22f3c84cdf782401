import type { CheckInfo } from '../config/check-info.ts'
import { FRESH_KEY, getKey, withKey } from '../http/idempotency-key.ts'
import { isRead } from './risk.ts'
import type { Config } from '../config/config.ts'
import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { at, type Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunEnvelope } from '../document/envelope/success-code.ts'
import { isSessionInvalid } from '../document/envelope/outcome.ts'
import { isJsonLines } from '../document/media-type.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestResult, RequestInput } from '../http/request-result.ts'
import type { HttpClient, SendOptions } from '../http/http-client.ts'
import { createRandom, hash, type Random } from '@tumpak/contract-kit/random.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { createSample } from '../document/schema/sample.ts'
import { getValidator, type Validate } from '../document/schema/validate.ts'
import type { Ledger } from './ledger.ts'

/** Thrown if an operation hangs, so that it is checked no further. */
export class GivenUp extends Error {
  readonly operation: Operation

  constructor(operation: Operation, timeoutMs: number) {
    super(`given up after several requests without a response within ${String(timeoutMs / 1000)} s`)
    this.operation = operation
  }
}

/** Thrown instead of a request whose effect would last on an account that is not meant for that (`x-lasting`). */
export class EffectWouldLast extends Error {
  constructor() {
    super('its effect lasts (x-lasting), so it is tried only on accounts that are meant for that (lasting: true)')
  }
}

/** A value that the run sent into a field that is masked or secret, and that a response shows. */
export interface ExposedValue {
  /** Where the response shows it. */
  readonly pointer: string
  /** The field of the request. */
  readonly field: string
  /** The mask of the field; undefined for a secret. */
  readonly mask: DocumentNode | undefined
  readonly sent: RequestResult
}

/** Runs the checks of every response. Injected, because the checks themselves need the context. */
export type JudgeResult = (context: RunContext, result: RequestResult) => void

/** A refused request, and the session that sent it. */
export interface Refusal {
  result: RequestResult
  jar: CookieJar | undefined
}

/** What all parts of a run share: document, server, results. */
export class RunContext {
  readonly config: Config
  readonly root: Json
  /** The base URL of all paths. */
  readonly base: string
  /** All operations of the document. */
  readonly documented: readonly Operation[]
  readonly commonCodes: readonly BusinessCode[]
  readonly envelope: RunEnvelope | undefined
  readonly client: HttpClient
  readonly ledger: Ledger
  readonly validate: Validate
  readonly #byId: Map<string, Operation>
  readonly #judge: JudgeResult
  /** Returns the checks of a phase, in the order of the registry. */
  readonly getChecks: (phase: string) => readonly CheckInfo[]
  readonly #missing = new Set<Operation>()
  readonly #ofOtherFeatures = new Set<Operation>()
  readonly #refusals = new Map<Operation, Map<unknown, Refusal>>()
  #operations: readonly Operation[]
  #features: ReadonlySet<string> | undefined
  #keys = 0
  /** Called with each response of the run, and the session that got it. */
  onResult: (result: RequestResult, jar: CookieJar | undefined) => void = () => undefined
  /** Returns the hidden values that a response shows. */
  findExposed: (result: RequestResult) => readonly ExposedValue[] = () => []

  constructor(parts: {
    config: Config
    root: Json
    base: string
    operations: readonly Operation[]
    commonCodes: readonly BusinessCode[]
    envelope: RunEnvelope | undefined
    client: HttpClient
    ledger: Ledger
    judge: JudgeResult
    getChecks: (phase: string) => readonly CheckInfo[]
  }) {
    this.#judge = parts.judge
    this.getChecks = parts.getChecks
    this.config = parts.config
    this.root = parts.root
    this.base = parts.base
    this.documented = parts.operations
    this.#operations = parts.operations
    this.commonCodes = parts.commonCodes
    this.envelope = parts.envelope
    this.client = parts.client
    this.client.onLimited = (result) => {
      if (this.ledger.judges(result.operation)) this.judgeResult(result)
    }
    this.ledger = parts.ledger
    this.validate = getValidator(parts.root)
    this.#byId = new Map(parts.operations.map((operation) => [operation.id, operation]))
  }

  /** The operations that the server has. */
  get operations(): readonly Operation[] {
    return this.#operations
  }

  /** Returns an operation that the server has. */
  operation(id: string): Operation | undefined {
    const found = this.#byId.get(id)
    return found === undefined || this.#isOut(found) ? undefined : found
  }

  /** The documented code for bad input; undefined if the document has none. */
  get badInputCode(): number | string | undefined {
    return this.commonCodes.find(({ name }) => /bad.?input|invalid.?(input|param)|validation/i.test(name))?.code
  }

  /** Returns random numbers for one purpose. They depend only on the seed and the purpose, not on earlier use. */
  random(purpose: string): Random {
    return createRandom(this.config.seed ^ hash(purpose))
  }

  /** Returns random numbers that differ in each run, for names and keys that a server stores. */
  unique(purpose: string): Random {
    const { shard } = this.config
    // The shard's number keeps names apart if machines start in the same millisecond.
    const part = shard === undefined ? '' : `${String(shard.index)} `
    return createRandom(this.config.seed ^ this.config.nonce ^ hash(`unique ${part}${purpose}`))
  }

  /** Returns an idempotency key that no other request of any run has. */
  newKey({ schema }: Parameter): string {
    this.#keys += 1
    const random = this.unique(`key ${this.#keys}`)
    const plain = `conformance-${random.below(2 ** 32).toString(36)}-${this.#keys}`
    return this.validate(schema, plain, 'request').violations.length === 0
      ? plain
      : String(createSample(this.root, schema, random))
  }

  /** Adds a new idempotency key if the operation requires one, because each request is a separate intent. */
  #keyed(operation: Operation, input: RequestInput): RequestInput {
    const parameter = getKey(operation)
    return parameter === undefined || input.header[parameter.name] !== FRESH_KEY
      ? input
      : withKey(input, parameter, this.newKey(parameter))
  }

  /** Takes operations out of the run that the server does not have yet: nothing calls or expects them. */
  exclude(missing: Iterable<Operation>): void {
    for (const operation of missing) this.#missing.add(operation)
    this.#operations = this.documented.filter((operation) => !this.#isOut(operation))
  }

  /**
   * The optional parts that the server has (`x-features`); undefined if the document does not say where they are listed.
   * Operations and codes of other parts are taken out of the run.
   */
  set features(list: ReadonlySet<string> | undefined) {
    this.#features = list
    for (const operation of this.documented) {
      if (!this.hasFeature(operation)) this.#ofOtherFeatures.add(operation)
      for (const code of operation.codes) if (!this.hasFeature(code)) this.ledger.leaveOutCode(operation, code.code)
    }
    this.exclude([])
  }

  /** Whether the server has the optional part that an operation, a code or a message belongs to. */
  hasFeature({ feature }: { feature?: string }): boolean {
    return feature === undefined || this.#features === undefined || this.#features.has(feature)
  }

  #isOut(operation: Operation): boolean {
    return this.#missing.has(operation) || this.#ofOtherFeatures.has(operation)
  }

  /** The operations that the server does not have yet. */
  get missing(): ReadonlySet<Operation> {
    return this.#missing
  }

  /** Whether an operation hangs. */
  isGivenUp(operation: Operation): boolean {
    return this.client.isGivenUp(operation)
  }

  /** Sends a request and runs the checks of every response on it. Throws GivenUp if the operation hangs. */
  async send(operation: Operation, input: RequestInput, options: SendOptions = {}): Promise<RequestResult> {
    if (this.isGivenUp(operation)) throw new GivenUp(operation, this.config.timeoutMs)
    assertMayLast(operation, options)
    const result = await this.client.send(operation, this.#keyed(operation, input), options)
    this.onResult(result, options.jar)
    this.#keepRefusal(result, options.jar)
    if (this.ledger.judges(operation)) {
      this.ledger.countCase(operation)
      this.judgeResult(result)
    }
    return result
  }

  /** The last refusal of an operation with each code or status, of requests that no check has spoiled. */
  listRefusals(operation: Operation): readonly Refusal[] {
    return [...(this.#refusals.get(operation)?.values() ?? [])]
  }

  #keepRefusal(result: RequestResult, jar: CookieJar | undefined): void {
    const { outcome, operation, isOdd } = result
    if (outcome.kind !== 'refused' || isOdd === true) return
    const known = this.#refusals.get(operation) ?? new Map<unknown, Refusal>()
    this.#refusals.set(operation, known.set(outcome.code ?? outcome.status, { result, jar }))
  }

  /** Runs the checks of every response. */
  judgeResult(result: RequestResult): void {
    this.#judge(this, result)
  }

  /** Sends a request that is not a case, such as a read of the state. Its response is checked too. */
  async look(operation: Operation, input: RequestInput, options: SendOptions = {}): Promise<RequestResult> {
    const isGivenUp = this.isGivenUp(operation)
    assertMayLast(operation, options)
    const result = await this.client.send(operation, this.#keyed(operation, input), options)
    this.onResult(result, options.jar)
    if (!isGivenUp && this.ledger.judges(operation)) this.judgeResult(result)
    return result
  }

  /** Returns the payload of a response; for a stream of JSON lines, a list of its values. */
  data(result: RequestResult): unknown {
    return result.json === undefined ? toLines(result) : at(result.json, this.envelope?.data ?? '')
  }

  /** Whether a response is a refusal because the session is invalid. */
  isSessionRefusal(result: RequestResult): boolean {
    return isSessionInvalid(this.envelope, result.outcome)
  }

  /** Whether the state may cause a refusal, so that even a valid request may get it. */
  isListed(result: RequestResult): boolean {
    const { outcome, operation } = result
    if (outcome.kind !== 'refused' || this.isSessionRefusal(result)) return false
    if (outcome.code !== undefined) return operation.codes.some(({ code }) => code === outcome.code)
    return (
      operation.codes.length > 0 ||
      [409, 412].includes(outcome.status) ||
      (outcome.status === 404 && !isRead(operation))
    )
  }
}

/** Requests without a live session last nowhere. */
function assertMayLast({ isLasting }: Operation, { jar }: SendOptions): void {
  if (isLasting === true && jar?.account !== undefined && jar.session === undefined && !jar.mayLast)
    throw new EffectWouldLast()
}

function toLines({ response }: RequestResult): unknown[] | undefined {
  if (response === null || !isJsonLines(response.headers['content-type'] ?? '')) return undefined
  try {
    const lines = response.body.split('\n').filter((line) => line.trim() !== '')
    return lines.map((line): unknown => parseExact(line.replace('\u001E', '')))
  } catch {
    return undefined
  }
}
