import type { GameType } from '#generated/http/schemas/game-type.ts'
import type { TileMark } from './game-tile.tsx'

/** The mark on a type's games: showType 1 are live tables. */
export function typeMark({ showType }: GameType): TileMark {
  return showType === 1 ? 'live' : 'hot'
}
