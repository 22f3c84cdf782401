import type { GameType } from '#generated/http/schemas/game-type.ts'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { TYPE_HUES, type TypeHue } from '#src/ui/surface/type-hue.ts'
import type { TileMark } from './game-tile.tsx'

/** The seven categories of section 1 of the specification; a type that the server adds later gets the plain one. */
const ICONS: Readonly<Record<string, IconName>> = {
  hot: 'fire',
  slot: 'slot',
  live: 'live',
  sports: 'sports',
  fish: 'fish',
  poker: 'poker',
  arcade: 'arcade',
}

/** The picture of a type of game. */
export function typeIcon(code: string): IconName {
  return ICONS[code] ?? 'game'
}

/** The colour of a type of game (section 2 of the specification). */
export function typeHue(code: string): TypeHue {
  return TYPE_HUES.find((hue) => hue === code) ?? 'default'
}

/** The word on the corner of a type's games: showType 1 are live tables (section 2 of the specification). */
export function typeMark({ showType }: GameType): TileMark {
  return showType === 1 ? 'live' : 'hot'
}
