import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getKey, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import type { ExposedValue, RunContext } from '../context/run-context.ts'
import { getShape } from '../document/schema/shape.ts'
import { secretFields } from '../document/secret-fields.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestResult } from '../http/request-result.ts'

/** Shorter values occur by chance. */
const MIN_LENGTH = 6
/** From this length on a value may stand between other letters and digits, such as a number after its country code. */
const TELLING_LENGTH = 9
const [MAX_VALUES, MAX_TEXTS] = [500, 50_000]
/** Secrets that a person chooses or receives. Tokens and keys come from the server, which may return them. */
const TYPED = /pass|pwd|pin|otp|code$/i

interface HiddenValue {
  value: string
  field: string
  /** The mask that hides it; undefined for a secret. */
  mask: DocumentNode | undefined
  sent: RequestResult
}

/** A text of a response. */
interface KnownText {
  /** The account that received it; undefined for a visitor, or if several did. */
  account: string | undefined
  /** How many of the hidden values it was searched for. */
  searched: number
}

/**
 * Remembers values that the run has sent into fields that the document masks or keeps secret, and finds them in later
 * responses. A text that somebody else had received before is no copy of such a value.
 */
export class HiddenValues {
  readonly #context: RunContext
  readonly #secretNames: ReadonlySet<string>
  readonly #values: HiddenValue[] = []
  readonly #known = new Set<string>()
  /** Values that were sent into other fields too, such as a name that equals its password. */
  readonly #plain = new Set<string>()
  readonly #texts = new Map<string, KnownText>()
  /** All that was sent: a text that a user wrote may come back. */
  readonly #sent = new Set<string>()
  readonly #exposed = new WeakMap<RequestResult, readonly ExposedValue[]>()
  readonly #masksOf = new Map<Operation, ReadonlyMap<string, DocumentNode>>()
  #masksOfAll: ReadonlyMap<string, DocumentNode> | undefined

  constructor(context: RunContext) {
    this.#context = context
    this.#secretNames = secretFields(context.root)
  }

  /** Returns the hidden values that a response shows. */
  find(result: RequestResult): readonly ExposedValue[] {
    return this.#exposed.get(result) ?? []
  }

  /** Looks at a response of the run. */
  note(result: RequestResult, jar: CookieJar | undefined): void {
    const fields = [...listTexts(result.input, '', true)]
    for (const { text } of fields) this.#sent.add(text)
    if (result.json !== undefined) this.#search(result, fields, jar?.account)
    if (result.outcome.kind !== 'success') return
    for (const { pointer, text } of fields) this.#remember(pointer.split('/').at(-1) ?? '', text, result, jar?.account)
  }

  #remember(field: string, value: string, sent: RequestResult, account: string | undefined): void {
    if (value.length < MIN_LENGTH || value.includes('*')) return
    const isSecret = TYPED.test(field) && (isSecretName(field) || this.#secretNames.has(field))
    const mask = this.#findMask(sent.operation, field)
    if (mask === undefined && !isSecret) {
      this.#plain.add(value)
      return
    }
    if (this.#known.has(value) || this.#values.length >= MAX_VALUES) return
    this.#known.add(value)
    if (!this.#isOld(value, account)) this.#values.push({ value, field, mask, sent })
  }

  /** Whether a value comes from the server itself, or stands in a text that is not about the account. */
  #isOld(value: string, account: string | undefined): boolean {
    for (const [text, known] of this.#texts)
      if (text.includes(value) && (text === value || known.account !== account || account === undefined)) return true
    return false
  }

  #search(result: RequestResult, own: readonly { text: string }[], account: string | undefined): void {
    const exposed: ExposedValue[] = []
    for (const { pointer, text } of listTexts(result.json, '')) {
      if (text.length < MIN_LENGTH) continue
      const known = this.#texts.get(text) ?? { account, searched: 0 }
      if (known.account !== account) known.account = undefined
      const due = this.#values.slice(known.searched)
      known.searched = this.#values.length
      if (this.#texts.size < MAX_TEXTS) this.#texts.set(text, known)
      // What visitors read is about no account.
      if (account === undefined || this.#sent.has(text) || /^https?:/.test(text)) continue
      for (const { value, field, mask, sent } of due) {
        // A refusal may quote its own request.
        const isQuote = () => result.outcome.kind === 'refused' && own.some((given) => given.text.includes(value))
        if (contains(text, value) && !this.#plain.has(value) && !isQuote()) exposed.push({ pointer, field, mask, sent })
      }
    }
    if (exposed.length > 0) this.#exposed.set(result, exposed)
  }

  /** The mask of a field in the response, in the reads that show it or, if all of its name are masked, anywhere. */
  #findMask(operation: Operation, field: string): DocumentNode | undefined {
    const own = this.#masksOf.get(operation) ?? this.#listMasks(operation)
    this.#masksOf.set(operation, own)
    return own.get(field) ?? this.#listMasksOfAll().get(field)
  }

  #listMasks(operation: Operation): ReadonlyMap<string, DocumentNode> {
    const reads = operation.shows.flatMap((id) => this.#context.operation(id) ?? [])
    return listFields(this.#context, [operation, ...reads]).masked
  }

  #listMasksOfAll(): ReadonlyMap<string, DocumentNode> {
    if (this.#masksOfAll !== undefined) return this.#masksOfAll
    const { masked, shown } = listFields(this.#context, this.#context.documented)
    return (this.#masksOfAll = new Map([...masked].filter(([name]) => !shown.has(name))))
  }
}

function contains(text: string, value: string): boolean {
  if (text === value || !text.includes(value)) return false
  if (value.length >= TELLING_LENGTH) return true
  const at = text.indexOf(value)
  return !/[\p{L}\d]/u.test(`${text[at - 1] ?? ''}${text[at + value.length] ?? ''}`)
}

/** The texts of a value with their places, and its numbers if they count as texts. */
function* listTexts(
  value: unknown,
  pointer: string,
  withNumbers = false,
): Generator<{ pointer: string; text: string }> {
  if (typeof value === 'string') yield { pointer, text: value }
  else if (typeof value === 'number' && withNumbers) yield { pointer, text: String(value) }
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* listTexts(item, `${pointer}/${String(index)}`, withNumbers)
  // Not the bytes of a file.
  else if (isJson(value) && Object.getPrototypeOf(value) === Object.prototype)
    for (const [name, field] of Object.entries(value)) yield* listTexts(field, `${pointer}/${name}`, withNumbers)
}

/** The fields of successes that the document masks, and the names of those that it shows. */
function listFields(
  { root }: RunContext,
  operations: readonly Operation[],
): { masked: Map<string, DocumentNode>; shown: Set<string> } {
  const masked = new Map<string, DocumentNode>()
  const shown = new Set<string>()
  const seen = new Set<string>()
  const visit = (node: DocumentNode): void => {
    if (seen.has(getKey(node))) return
    seen.add(getKey(node))
    const { properties, items, branches } = getShape(root, node, 'response')
    for (const [name, property] of properties) {
      const { keywords, types } = getShape(root, property, 'response')
      if (typeof keywords['x-mask'] === 'string') masked.set(name, property)
      else if (!types.includes('boolean')) shown.add(name)
    }
    for (const inner of [...properties.values(), ...branches, ...(items === undefined ? [] : [items])]) visit(inner)
  }
  for (const { responses } of operations)
    for (const { status, content } of responses)
      if (status.startsWith('2')) for (const { schema } of content) if (schema !== undefined) visit(schema)
  return { masked, shown }
}
