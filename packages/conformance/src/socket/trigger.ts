import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Player } from '../context/player.ts'

/** The context of a trigger. */
export interface Cause {
  readonly player: Player
  readonly uid: string
  readonly event: string
  readonly count: unknown
}

/**
 * Makes a server send an event: a command, a request, or an operation. A command has the values in its environment; in
 * an address and a body the placeholders `{uid}`, `{event}` and `{count}` (the server's current count) are filled in.
 */
export type Trigger =
  | { readonly command: string }
  | { readonly url: string; readonly method?: string; readonly body?: Json }
  | { readonly call: string }
  | ((cause: Cause) => Promise<void>)
