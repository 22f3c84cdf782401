import type { IconName } from '#src/ui/icon/icon-name.ts'
import { TYPE_HUES, type TypeHue } from '#src/ui/surface/type-hue.ts'

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
  return (Object.hasOwn(ICONS, code) && ICONS[code]) || 'game'
}

/** The background colour of a type of game (section 2 of the specification). */
export function typeHue(code: string): TypeHue {
  return TYPE_HUES.find((hue) => hue === code) ?? 'default'
}
