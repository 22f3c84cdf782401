import type { GameSort } from '#generated/http/schemas/game-sort.ts'

/** What the lobby shows; its part of the address. */
export interface LobbyChoice {
  readonly type?: string | undefined
  readonly manuf?: string | undefined
  readonly sort?: GameSort | undefined
}
