import { FRESH_KEY, keyOf, withKey } from '../cases/idempotency-key.ts'
import { isRead } from './risk.ts'
import type { Config } from '../config/config.ts'
import { at, type Json } from '../document/json.ts'
import type { BusinessCode, Operation, Parameter } from '../document/operation.ts'
import type { Envelope } from '../envelope/envelope.ts'
import { isSessionInvalid } from '../envelope/outcome.ts'
import type { Answer, CallInput } from '../http/answer.ts'
import type { Caller, SendOptions } from '../http/caller.ts'
import { createRandom, hash, type Random } from '../schema/random.ts'
import { sampleOf } from '../schema/sample.ts'
import { validatorOf, type Validate } from '../schema/validate.ts'
import type { Ledger } from './ledger.ts'

/** Holds an answer to all that is true of every answer. Handed in, since every check needs the bench in its turn. */
export type JudgeAnswer = (bench: Bench, answer: Answer) => void

/** What the parts of a run share: document, server, ledger. */
export class Bench {
  readonly config: Config
  readonly root: Json
  /** Where paths begin: an address. */
  readonly base: string
  readonly operations: readonly Operation[]
  readonly commonCodes: readonly BusinessCode[]
  readonly envelope: Envelope | undefined
  readonly caller: Caller
  readonly ledger: Ledger
  readonly validate: Validate
  readonly #byId: Map<string, Operation>
  readonly #judge: JudgeAnswer
  #keys = 0

  constructor(parts: {
    config: Config
    root: Json
    base: string
    operations: readonly Operation[]
    commonCodes: readonly BusinessCode[]
    envelope: Envelope | undefined
    caller: Caller
    ledger: Ledger
    judge: JudgeAnswer
  }) {
    this.#judge = parts.judge
    this.config = parts.config
    this.root = parts.root
    this.base = parts.base
    this.operations = parts.operations
    this.commonCodes = parts.commonCodes
    this.envelope = parts.envelope
    this.caller = parts.caller
    this.ledger = parts.ledger
    this.validate = validatorOf(parts.root)
    this.#byId = new Map(parts.operations.map((one) => [one.id, one]))
  }

  operation(id: string): Operation | undefined {
    return this.#byId.get(id)
  }

  /** The code of input that does not fit the document; undefined where the document names none. */
  get badInputCode(): number | string | undefined {
    return this.commonCodes.find((one) => /bad.?input|invalid.?(input|param)|validation/i.test(one.name))?.code
  }

  /** Numbers for one purpose, the same in each run of a seed, whatever else ran before. */
  random(purpose: string): Random {
    return createRandom(this.config.seed ^ hash(purpose))
  }

  /** Numbers that no earlier run had, for names and keys that a server keeps. */
  unique(purpose: string): Random {
    const { shard } = this.config
    // Machines that begin in the same millisecond take different names all the same.
    const part = shard === undefined ? '' : `${String(shard.index)} `
    return createRandom(this.config.seed ^ this.config.nonce ^ hash(`unique ${part}${purpose}`))
  }

  /** An idempotency key that no request had before, in this run or another. */
  newKey({ schema }: Parameter): string {
    this.#keys += 1
    const random = this.unique(`key ${this.#keys}`)
    const plain = `conformance-${random.below(2 ** 32).toString(36)}-${this.#keys}`
    return this.validate(schema, plain, 'request').violations.length === 0
      ? plain
      : String(sampleOf(this.root, schema, random))
  }

  /** An input with a key of its own where it asks for one: each request is an intent of its own. */
  #keyed(operation: Operation, input: CallInput): CallInput {
    const parameter = keyOf(operation)
    return parameter === undefined || input.header[parameter.name] !== FRESH_KEY
      ? input
      : withKey(input, parameter, this.newKey(parameter))
  }

  /** Makes a call and judges the answer by all that holds for every answer. */
  async call(operation: Operation, input: CallInput, options: SendOptions = {}): Promise<Answer> {
    const answer = await this.caller.send(operation, this.#keyed(operation, input), options)
    if (this.ledger.judges(operation)) {
      this.ledger.countCase(operation)
      this.judgeAnswer(answer)
    }
    return answer
  }

  /** Holds an answer to all that is true of every answer. */
  judgeAnswer(answer: Answer): void {
    this.#judge(this, answer)
  }

  /** Makes a call that is not a case of its own, such as a look at the state. What it shows is judged all the same. */
  async look(operation: Operation, input: CallInput, options: SendOptions = {}): Promise<Answer> {
    const answer = await this.caller.send(operation, this.#keyed(operation, input), options)
    if (this.ledger.judges(operation)) this.judgeAnswer(answer)
    return answer
  }

  /** The payload of an answer. */
  data(answer: Answer): unknown {
    return at(answer.json, this.envelope?.data ?? '')
  }

  /** Whether an answer refuses because the session is not valid. */
  isSessionRefusal(answer: Answer): boolean {
    return isSessionInvalid(this.envelope, answer.outcome)
  }

  /** Whether a refusal can come from the state of things, so that a valid call may meet it. */
  isListed(answer: Answer): boolean {
    const { outcome, operation } = answer
    if (outcome.kind !== 'refused' || this.isSessionRefusal(answer)) return false
    if (outcome.code !== undefined) return operation.codes.some((one) => one.code === outcome.code)
    return operation.codes.length > 0 || outcome.status === 409 || (outcome.status === 404 && !isRead(operation))
  }
}
