import type { IconName } from '#src/ui/icon/icon-name.ts'
import { TYPE_HUES, type TypeHue } from '#src/ui/surface/type-hue.ts'

/** The icons of the seven known types; a new type gets the generic icon. */
const ICONS: Readonly<Record<string, IconName>> = {
  hot: 'fire',
  slot: 'slot',
  live: 'live',
  sports: 'sports',
  fish: 'fish',
  poker: 'poker',
  arcade: 'arcade',
}

export function typeIcon(code: string): IconName {
  return (Object.hasOwn(ICONS, code) && ICONS[code]) || 'game'
}

/** The background color of a game type. */
export function typeHue(code: string): TypeHue {
  return TYPE_HUES.find((hue) => hue === code) ?? 'default'
}
