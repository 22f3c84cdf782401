import type { Selectable } from 'kysely'
import type { operations } from '../../../../generated/openapi.d.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Tx } from '../money.ts'
import type { Passwords } from '../passwords.ts'
import type { Settings } from '../settings.ts'
import type { Contract, Language } from './contract.ts'

/** What the server is made of. */
export interface ServerParts {
  readonly db: Database
  readonly contract: Contract
  readonly settings: Settings
  readonly adapters: Adapters
}

export type OperationId = keyof operations

type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** The payload of an operation's success. */
export type Payload<Id extends OperationId> =
  Extract<Answer<Id>, { success: true }> extends { data: infer Data } ? Data : never

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } }
}
  ? Sent
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Sent } } }
    ? Omit<Sent, 'file'>
    : undefined

type Parameters<Id extends OperationId, Place extends 'query' | 'path'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Given
}
  ? NonNullable<Given>
  : Record<string, never>

/** A refusal of the application: the name of one of the operation's codes, or of the document's. */
export class Refusal extends Error {
  readonly values: Readonly<Record<string, string>>

  constructor(name: string, values: Readonly<Record<string, string>> = {}) {
    super(name)
    this.values = values
  }

  /** Whether the transaction commits what the handler did before it refused. */
  isKept = false

  keep(): this {
    this.isKept = true
    return this
  }
}

/** The file of a form. */
export interface Upload {
  readonly content: Buffer
  readonly isTooLarge: boolean
}

/** One request, in its transaction: what it did is undone if the handler throws. */
export interface Call<Id extends OperationId> {
  readonly tx: Tx
  readonly now: Date
  readonly settings: Settings
  readonly adapters: Adapters
  /** Hashes and checks passwords outside of the transaction: call them before anything that no rollback undoes. */
  readonly passwords: Passwords
  readonly language: Language
  readonly body: Body<Id>
  readonly query: Parameters<Id, 'query'>
  readonly path: Parameters<Id, 'path'>
  /** The file of a form. */
  readonly upload: Upload | undefined
  /** The optional parts of the contract that the server has. */
  readonly features: readonly string[]
  readonly deviceId: string
  /** The network address of the client. */
  readonly address: string
  readonly versionCode: number
  /** The app's origin, such as `https://tumpak.example`. */
  readonly origin: string
  /** The player. Throws on an operation that needs no session if there is none. */
  readonly account: Selectable<Tables['account']>
  /** The hash of the request's own session token, if it has a session. */
  readonly sessionHash: string | undefined
  /** Opens a session: a new cookie, and the end of the request's own session and of those on other devices. */
  openSession(accountId: number): Promise<void>
  /** Ends the request's session, and removes the cookie. */
  closeSession(): Promise<void>
  /** The `msg` of the success. */
  setMessage(texts: Readonly<Record<Language, string>>): void
  /** Refuses 40000 and names the field. */
  badInput(field: string): never
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Payload<Id>> | Payload<Id>

/** Handlers by operationId. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }
