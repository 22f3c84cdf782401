import type { CSSProperties } from 'react'

/** The types of game that have a colour (`--type-…` of tokens.css); `default` for any other. */
export const TYPE_HUES = ['default', 'hot', 'slot', 'live', 'sports', 'fish', 'poker', 'arcade'] as const

export type TypeHue = (typeof TYPE_HUES)[number]

/** Gives an element `--hue`, the colour of a type of game; nothing where no type is given. */
export function hueStyle(hue: TypeHue | undefined): CSSProperties | undefined {
  return hue === undefined ? undefined : ({ '--hue': `var(--type-${hue})` } as CSSProperties)
}
