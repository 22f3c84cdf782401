import type { GameType } from '#generated/http/schemas/game-type.ts'

/** How the games of a type are shown (`showType`): posters, live tables or events. */
export type ListLook = 'posters' | 'live' | 'events'

export function listLook({ showType }: GameType): ListLook {
  if (showType === 1) return 'live'
  return showType === 2 ? 'events' : 'posters'
}
