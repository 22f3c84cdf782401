import type { Json } from '../document/json.ts'
import type { Player } from '../run/player.ts'

/** Whom a trigger is about. */
export interface Cause {
  readonly player: Player
  readonly uid: string
  readonly event: string
  readonly count: unknown
}

/**
 * What makes a server send an event: a command, a request, or a call of the documents that causes it. In command, url
 * and body the words `{uid}`, `{event}` and `{count}` (the count as the server gives it now) are filled in.
 */
export type Trigger =
  | { readonly command: string }
  | { readonly url: string; readonly method?: string; readonly body?: Json }
  | { readonly call: string }
  | ((cause: Cause) => Promise<void>)
