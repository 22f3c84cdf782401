import type { GameType } from '#generated/http/schemas/game-type.ts'
import type { TileMark } from './game-tile.tsx'

/** The word on the corner of a type's games: showType 1 are live tables (section 2 of the specification). */
export function typeMark({ showType }: GameType): TileMark {
  return showType === 1 ? 'live' : 'hot'
}
