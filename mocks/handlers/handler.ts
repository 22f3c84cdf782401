import type { operations } from '#generated/openapi.d.ts'
import type { CODES } from '#generated/http/codes.ts'
import type { Origins } from '../http/origins.ts'
import type { Messages } from '../messages/en-us.ts'
import type { Language } from '../messages/language.ts'
import type { Account } from '../sandbox/identity/account.ts'
import type { Session } from '../sandbox/identity/sessions.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** An operationId of `openapi/`. */
export type OperationId = keyof operations

type Response200<K extends OperationId> = operations[K]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** The data of an operation's success response. */
type Data<K extends OperationId> =
  Extract<Response200<K>, { success: true }> extends { data: infer Carried } ? Carried : never

/** A form's fields; a file is bytes. A file may also arrive as plain text, for example from a hand-written form. */
type FormBody<Sent> = { [Name in keyof Sent]: Name extends 'file' ? Uint8Array | string : Sent[Name] }

/** The body of an operation's request. */
type Body<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Sent } }
}
  ? Sent
  : operations[K] extends { requestBody: { content: { 'multipart/form-data': infer Sent } } }
    ? FormBody<Sent>
    : undefined

type Parameters<K extends OperationId, Place extends 'query' | 'path'> = operations[K]['parameters'] extends {
  [P in Place]?: infer Given
}
  ? NonNullable<Given>
  : never

/** The names of the failures in an operation's `x-codes`. */
type FailureName<K extends OperationId> = K extends keyof typeof CODES ? keyof (typeof CODES)[K] & string : never

/** One request as its handler sees it: validated, typed, and with its sandbox. */
export interface HandlerRequest<K extends OperationId> {
  sandbox: Sandbox
  language: Language
  text: Messages
  origins: Origins
  query: Parameters<K, 'query'>
  path: Parameters<K, 'path'>
  body: Body<K>
  /** The `deviceId` header; empty if absent. */
  deviceId: string
  /** Whether the caller's app is new enough to know a failure (`sinceVersionCode`). */
  knows(name: FailureName<K>): boolean
  /** The player. Throws if the operation is open and nobody is logged in. */
  readonly player: Account
  session: Session | undefined
  /** Refuses the request with a failure of its `x-codes`. */
  fail(name: FailureName<K>, values?: Record<string, string>): never
  /** Refuses the request with code 40000 and names the field. */
  badInput(field: string): never
  /** Sets the response's `msg` for the player. */
  setMessage(msg: string): void
  /** Opens a session for a player: ends the request's own and those of other devices, and sets the cookie. */
  openSession(account: Account): void
  /** Ends the request's own session and removes the cookie. */
  closeSession(): void
}

/** Returns the data of a success, or refuses the request through its methods. */
export type Handler<K extends OperationId> = (request: HandlerRequest<K>) => Data<K>

/** Handlers by operationId; without a handler Prism responds with the document's example. */
export type Handlers = { [K in OperationId]?: Handler<K> }
