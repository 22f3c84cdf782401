import { isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { RequestInput } from '../http/request-result.ts'
import { createFile, TINY_PICTURE } from '../http/multipart.ts'
import type { RunContext } from '../context/run-context.ts'
import { wantsHash, type Player } from '../config/player.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { createSample } from '../document/schema/sample.ts'
import { getShape, type Shape } from '../document/schema/shape.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { FRESH_KEY, isKey } from '../http/idempotency-key.ts'
import { isByName } from './named-account.ts'
import { fillPlaceholders, type Placeholders } from './placeholders.ts'

/** The call that an input is for. `round` selects a configured alternative. */
interface Call {
  operation: Operation
  player: Player
  round: number
}

/** Makes valid inputs from examples, samples and the configuration. */
export class Inputs {
  readonly #context: RunContext
  /** Sources for `{otp}` and `{call#/pointer}` in configured inputs. */
  placeholders: Placeholders | undefined
  /** Login and register get the player's own data as input. */
  loginId: string | undefined
  registerId: string | undefined
  /** The keys of the configured values that were used; `{otp}` for the one-time password. */
  readonly used = new Set<string>()
  readonly usedFiles = new Set<string>()
  /** How many inputs each operation got. One counter for all would depend on the order of concurrent requests. */
  readonly #made = new Map<string, number>()

  constructor(context: RunContext) {
    this.#context = context
  }

  /**
   * Returns a valid input with as few parts as possible. `round` selects a configured alternative, `sampled` ignores
   * examples.
   */
  async first(operation: Operation, player: Player, { round = 0, sampled = false } = {}): Promise<RequestInput> {
    const isRegister = operation.id === this.registerId
    const made = (this.#made.get(operation.id) ?? 0) + 1
    this.#made.set(operation.id, made)
    const random =
      sampled || isRegister ? this.#context.unique(`${operation.id} ${made}`) : this.#context.random(operation.id)
    const { root } = this.#context
    const call: Call = { operation, player, round }
    const input: RequestInput = { path: {}, query: {}, header: {} }
    for (const parameter of operation.parameters) {
      if (String(parameter.in) === 'querystring') continue
      // The session and its own cookies come from the login.
      if (parameter.in === 'cookie' && isSessionCookie(root, parameter.name)) continue
      const isUsual = parameter.in === 'header' && parameter.example !== undefined && !isKey(parameter)
      const configured = await this.#configured(call, parameter.name, getShape(root, parameter.schema))
      if (!parameter.required && !isUsual && configured === undefined) continue
      const isFit = this.#fits(parameter.schema, parameter.example)
      const given = isKey(parameter) ? FRESH_KEY : sampled || !isFit ? undefined : parameter.example
      const value = configured ?? given ?? createSample(root, parameter.schema, random)
      input[parameter.in] = { ...input[parameter.in], [parameter.name]: value }
    }
    if (operation.body === undefined) return input
    const { schema, examples } = operation.body
    const example = sampled || isRegister ? undefined : examples.find(({ value }) => this.#fits(schema, value))?.value
    if (example === undefined && !operation.body.required && !isRegister) return input
    if (operation.body.isFile) {
      const { body } = this.#context.config.files
      this.usedFiles.add('body')
      const given = body === undefined ? undefined : this.placeholders?.file(body)
      return { ...input, body: given ?? createFile(operation.body.contentType) }
    }
    input.body = example ?? createSample(root, operation.body.schema, random)
    input.body = await this.#overlay(call, operation.body.schema, input.body)
    return input
  }

  /** Whether an example fits its schema. One that does not is a mistake of the document, and is not sent. */
  #fits(schema: DocumentNode, value: unknown): boolean {
    return value === undefined || this.#context.validate(schema, value, 'request').violations.length === 0
  }

  async #overlay(call: Call, node: DocumentNode, body: unknown): Promise<unknown> {
    const { root } = this.#context
    const shape = getShape(root, node)
    let filled = body
    for (const [name, property] of shape.properties) {
      const own = getShape(root, property)
      const value = await this.#configured(call, name, own)
      const present = isJson(body) && Object.hasOwn(body, name)
      const isNamed = `${call.operation.id}/${name}` in this.#context.config.inputs
      if (value !== undefined && (present || isNamed || shape.required.includes(name)))
        filled = withAt(filled, `/${name}`, value)
      else if (present && own.types.includes('object'))
        filled = withAt(filled, `/${name}`, await this.#overlay(call, property, (body as Json)[name]))
    }
    return filled
  }

  /** Whether the request must name the player's own account, because it has no session. */
  #isByName(operation: Operation): boolean {
    return operation.id !== this.registerId && isByName(this.#context, operation)
  }

  /** Returns a field's value from the configuration or the player. */
  async #configured({ operation, player, round }: Call, name: string, shape: Shape): Promise<unknown> {
    const { inputs, files } = this.#context.config
    const { keywords, component } = shape
    if (keywords['format'] === 'binary') {
      this.usedFiles.add(files[name] === undefined ? 'file' : name)
      return this.placeholders?.file(files[name] ?? files['file']) ?? TINY_PICTURE
    }
    // A new player shares only the password with the configured players.
    const isOwn = operation.id === this.loginId || (operation.id === this.registerId && name === 'password')
    const keys = [`${operation.id}/${name}`, String(keywords['x-input'] ?? ''), component ?? '', name]
    const key = keys.find((key) => key !== '' && Object.hasOwn(inputs, key))
    if (key !== undefined) this.used.add(key)
    const isAmong = Array.isArray(key === undefined ? undefined : inputs[key]) && !shape.types.includes('array')
    const listed =
      key === undefined
        ? undefined
        : isAmong
          ? (inputs[key] as unknown[])[round % (inputs[key] as unknown[]).length]
          : inputs[key]
    const isOldPassword = /^(old|current).*password$/i.test(name)
    const own = isOwn ? player.fields[name] : isOldPassword ? player.fields['password'] : undefined
    const isNamed = key !== keys[0] && !isSecretName(name) && this.#isByName(operation)
    const given = (isNamed ? toType(player.fields[name], shape) : undefined) ?? listed ?? toType(own, shape)
    if (given === undefined) return undefined
    const random = this.#context.unique(`${operation.id} ${name} ${this.#made.get(operation.id) ?? 0}`)
    const fresh = () => createSample(this.#context.root, shape.node, random)
    const value = await fillPlaceholders(given, { player, fresh, placeholders: this.placeholders, random })
    const isPlain = typeof value === 'string' && wantsHash(keywords['pattern']) && !/^[0-9a-f]{64}$/.test(value)
    return isPlain ? hashPassword(value) : value
  }
}

/** A player's value as the schema has it: a number may be text in the configuration. */
function toType(value: string | undefined, { types }: Shape): unknown {
  const isNumber = types.includes('integer') || types.includes('number')
  return value !== undefined && isNumber && !types.includes('string') ? Number(value) : value
}

/** How many alternatives the configuration lists for an operation. */
export function alternatives(operation: Operation, inputs: Json): number {
  const lists = Object.entries(inputs).filter(
    ([key, value]) => key.startsWith(`${operation.id}/`) && Array.isArray(value),
  )
  return Math.max(1, ...lists.map(([, value]) => (value as unknown[]).length))
}

/** Whether a cookie carries a session by the document's security schemes. */
export function isSessionCookie({ components }: Json, name: string): boolean {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  return Object.values(schemes).some((scheme) => isJson(scheme) && scheme['in'] === 'cookie' && scheme['name'] === name)
}
