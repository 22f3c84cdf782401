import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Player } from './player.ts'

/** The values that a trigger may use. */
export interface Cause {
  readonly player: Player
  readonly uid: string
  readonly event: string
  readonly count: unknown
  /** What the message may hold: the count, or the content of the document's example. */
  readonly content: unknown
}

/**
 * How to make a server send an event: a command, a request, or an operation. A command gets the values as environment
 * variables; a URL and a body may contain `{uid}`, `{event}`, `{count}`, the server's current count, and `{content}`.
 */
export type Trigger =
  | { readonly command: string }
  | { readonly url: string; readonly method?: string; readonly body?: Json }
  | { readonly call: string }
  | ((cause: Cause) => Promise<void>)
