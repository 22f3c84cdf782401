import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { CannotRun } from '../../sessions/sessions.ts'
import { isSuccess, type PlayAccount } from './play-account.ts'

const MAX_TRIES = 6

/** Deposits of one account, by an input that the server accepts. */
export class Deposits {
  readonly amount: number
  readonly #account: PlayAccount
  readonly #input: RequestInput
  readonly #body: Json

  private constructor(account: PlayAccount, input: RequestInput, body: Json, amount: number) {
    this.#account = account
    this.#input = input
    this.#body = body
    this.amount = amount
  }

  /** Finds an input of `prepareRecharge` that succeeds. Throws CannotRun if there is none. */
  static async find(account: PlayAccount): Promise<Deposits> {
    const { pool, player } = account
    const operation = account.operation('prepareRecharge')
    let last: RequestResult | undefined
    let tries = 0
    for await (const { input } of pool.candidates.of(operation, player)) {
      if (!isJson(input.body) || typeof input.body['amount'] !== 'number') continue
      last = await account.sendInput(operation, input)
      if (isSuccess(last)) return new Deposits(account, input, input.body, input.body['amount'])
      tries += 1
      if (tries >= MAX_TRIES) break
    }
    const got = last === undefined ? '' : `: ${describeOutcome(last.outcome)}`
    throw new CannotRun(`no deposit of the account could be prepared${got}`)
  }

  prepare(amount = this.amount): Promise<RequestResult> {
    const operation = this.#account.operation('prepareRecharge')
    return this.#account.sendInput(operation, { ...this.#input, body: { ...this.#body, amount } })
  }

  /** Returns the request that creates a prepared deposit, by the link of the document. */
  async getCreation(prepared: RequestResult): Promise<{ operation: Operation; input: RequestInput }> {
    const { pool, player } = this.#account
    const operation = this.#account.operation('createRecharge')
    const link = prepared.operation.links.find(({ to }) => to === operation.id)
    const linked = link && followLink(link, prepared)
    if (linked === undefined) throw new CannotRun('no link leads from prepareRecharge to createRecharge')
    return { operation, input: withLinked(operation, await pool.inputs.first(operation, player), linked) }
  }

  async create(prepared: RequestResult, versionCode?: string): Promise<RequestResult> {
    const { operation, input } = await this.getCreation(prepared)
    const header = operation.parameters.find(({ in: place, name }) => place === 'header' && /^versionCode$/i.test(name))
    const sent =
      versionCode === undefined || header === undefined
        ? input
        : { ...input, header: { ...input.header, [header.name]: versionCode } }
    return this.#account.sendInput(operation, sent)
  }
}
