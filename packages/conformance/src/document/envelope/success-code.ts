import { at, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { documentedFor, type BusinessCode, type Operation } from '@tumpak/contract-kit/operation.ts'
import { isJsonType } from '../media-type.ts'
import { getValidator } from '../schema/validate.ts'
import type { Envelope } from './envelope.ts'
import type { Outcome } from './outcome.ts'

/** The envelope of a run, which detects that the server has another code for success. */
export interface RunEnvelope extends Envelope {
  successCode?: SuccessCode
}

interface ReadResponse {
  status: number
  json: unknown
}

/** Whether a body is what the document has for a success. */
type FitsSuccess = (operation: Operation, status: number, body: unknown) => boolean

/**
 * Finds a server whose code for success is another than the document's, so that this is one cause and the responses
 * are judged as the successes that they are. The first success decides, whichever code it has.
 */
export class SuccessCode {
  readonly #commonCodes: readonly BusinessCode[]
  readonly #fits: FitsSuccess
  #isKnown = false
  #found: unknown

  constructor(commonCodes: readonly BusinessCode[], fits: FitsSuccess) {
    this.#commonCodes = commonCodes
    this.#fits = fits
  }

  /** Returns the outcome of a response, which is a success if it has the server's own code for that. */
  read(envelope: Envelope, operation: Operation, { status, json: body }: ReadResponse, outcome: Outcome): Outcome {
    if (outcome.kind === 'success') this.#isKnown = true
    if ((this.#isKnown && this.#found === undefined) || !this.#isOtherCode(envelope, operation, status, body))
      return outcome
    const { code: pointer = '', data, success } = envelope
    const code = at(body, pointer)
    if (!this.#isKnown) {
      // Without another field that says success, only content tells it from a refusal.
      const isCertain = success.pointers.length > 1 || (data !== '' && (at(body, data) ?? null) !== null)
      if (!isCertain || !this.#fits(operation, status, withDocumentedCode(envelope, body))) return outcome
      this.#isKnown = true
      this.#found = code
    }
    return code === this.#found ? { kind: 'success', code } : outcome
  }

  /** Whether a response would be a success if an undocumented code were the documented one. */
  #isOtherCode({ code, success }: Envelope, operation: Operation, status: number, body: unknown): boolean {
    if (code === undefined || success.getExpected(code) === undefined || status < 200 || status >= 300) return false
    const got = at(body, code)
    const isRefusal = [...operation.codes, ...this.#commonCodes].some(({ code }) => code === got)
    const unmet = success.listUnmet(body)
    return got !== undefined && !isRefusal && unmet.length === 1 && unmet[0] === code
  }
}

/** Returns a body as if it had the documented code for success. */
export function withDocumentedCode({ code = '', success }: Envelope, body: unknown): unknown {
  return withAt(body, code, success.getExpected(code))
}

/** Creates the test of bodies by a document's schemas. */
export function createFitsSuccess(root: Json): FitsSuccess {
  return (operation, status, body) => {
    const content = documentedFor(operation, status)?.content.find(({ type }) => isJsonType(type))
    if (content?.schema === undefined) return content !== undefined
    return getValidator(root)(content.schema, body).violations.length === 0
  }
}
