import type { operations } from '#generated/openapi.d.ts'
import type { CODES } from '#generated/http/codes.ts'
import type { Account } from '../world/account.ts'
import type { Session } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import type { Language } from '../http/language.ts'
import type { Origins } from '../http/origins.ts'
import type { Messages } from '../messages/en-us.ts'

/** The name of a call of the HTTP document. */
export type OperationId = keyof operations

type Answer200<K extends OperationId> = operations[K]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** What a call's success carries. */
type Data<K extends OperationId> =
  Extract<Answer200<K>, { success: true }> extends { data: infer Carried } ? Carried : never

/** A form's fields, where a file is bytes. A file may also come as plain text, such as from a hand-made form. */
type FormBody<Sent> = { [Name in keyof Sent]: Name extends 'file' ? Uint8Array | string : Sent[Name] }

/** What is sent with a call. */
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

/** The names of the failures that a call's `x-codes` list. */
type FailureName<K extends OperationId> = K extends keyof typeof CODES ? keyof (typeof CODES)[K] & string : never

/** One call as its handler sees it: checked, typed, and with the world that it acts on. */
export interface Call<K extends OperationId> {
  world: World
  language: Language
  text: Messages
  origins: Origins
  query: Parameters<K, 'query'>
  path: Parameters<K, 'path'>
  body: Body<K>
  /** The `deviceId` header; empty where none was sent. */
  deviceId: string
  /** The player. Throws where the call is open and nobody is logged in. */
  readonly player: Account
  session: Session | undefined
  /** Refuses the call by the name of a failure in its `x-codes`. */
  fail(name: FailureName<K>, values?: Record<string, string>): never
  /** Refuses the call with code 40000, naming the field. */
  badInput(field: string): never
  /** Lets the answer's `msg` tell the player something. */
  tell(msg: string): void
  /** Opens a session for a player: ends other devices' sessions and sets the cookie. */
  openSession(account: Account): void
  /** Ends the call's own session and takes the cookie away. */
  closeSession(): void
}

/** Answers a call with the data of its success, or refuses it through the call. */
export type Handler<K extends OperationId> = (call: Call<K>) => Data<K>

/** Handlers by operationId; a call without one is answered by Prism with the document's example. */
export type Handlers = { [K in OperationId]?: Handler<K> }
