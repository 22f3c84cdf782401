import type { PrismHttpComponents } from '@stoplight/prism-http'
import type { DocumentOperation } from './document.ts'
import type { Form } from './form.ts'
import type { Language } from './language.ts'
import type { Origins } from './origins.ts'
import type { Account } from '../world/account.ts'
import type { Session } from '../world/sessions.ts'
import type { World } from '../world/world.ts'

/** Prism's request, as its components get it. */
type PrismRequest = Parameters<PrismHttpComponents['mock']>[0]['input']['data']

/** What is asked of Prism's examples by the `Prefer` header. */
export interface Preferences {
  code?: number
  example?: string
  dynamic?: boolean
}

/** Everything that one call carries through Prism to its handler. */
export interface CallContext {
  operation: DocumentOperation
  world: World
  language: Language
  origins: Origins
  headers: Readonly<Record<string, string>>
  pathParams: Record<string, string>
  prefer: Preferences | undefined
  session: Session | undefined
  account: Account | undefined
  /** Whether an earlier request with the same idempotency key is still running. */
  isKeyRunning: boolean
  /** The sandbox's time of receipt, before any planned delay. */
  receivedAt: number
  /** What was sent as a form; Prism gets no body then. */
  form: Form | undefined
  /** Why there is no body to look at, where one was sent. */
  bodyProblem: 'malformed' | 'malformedForm' | 'contentType' | undefined
}

/** Prism hands this very object on to each component, so it can carry the call. */
export interface MockRequest extends PrismRequest {
  context: CallContext
}

/** An answer before it is written. A body of text or bytes leaves as it is; anything else leaves as JSON. */
export interface MockAnswer {
  status: number
  headers: Record<string, string | string[]>
  body: unknown
}
