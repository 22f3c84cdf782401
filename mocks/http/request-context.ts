import type { PrismHttpComponents } from '@stoplight/prism-http'
import type { Language } from '../messages/language.ts'
import type { Account } from '../sandbox/identity/account.ts'
import type { Session } from '../sandbox/identity/sessions.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { DocumentOperation } from './document.ts'
import type { Origins } from './origins.ts'
import type { SentBody } from './read-body.ts'

type PrismRequest = Parameters<PrismHttpComponents['mock']>[0]['input']['data']

/** The preferences for Prism's examples, from the `Prefer` header. */
export interface Preferences {
  code?: number
  example?: string
  dynamic?: boolean
}

/** The data of one request that Prism passes through to its handler. */
export interface RequestContext extends Pick<SentBody, 'form' | 'bodyProblem'> {
  operation: DocumentOperation
  sandbox: Sandbox
  language: Language
  origins: Origins
  headers: Readonly<Record<string, string>>
  pathParams: Record<string, string>
  prefer: Preferences | undefined
  session: Session | undefined
  account: Account | undefined
  /** Whether an earlier request with the same idempotency key is still running. */
  isKeyRunning: boolean
  /** The sandbox's time of receipt, before any injected delay. */
  receivedAt: number
}

/** Prism passes this very object to each component, so it can carry the context. */
export interface MockRequest extends PrismRequest {
  context: RequestContext
}

/** A response before it is written. Text or bytes are sent as they are, any other body as JSON. */
export interface MockResponse {
  status: number
  headers: Record<string, string | string[]>
  body: unknown
}
