import type { CSSProperties } from 'react'

/** The game types with a color (`--type-…` in tokens.css); `default` for any other. */
export const TYPE_HUES = ['default', 'hot', 'slot', 'live', 'sports', 'fish', 'poker', 'arcade'] as const

export type TypeHue = (typeof TYPE_HUES)[number]

/** Sets `--hue`, the color of a game type; nothing without a type. */
export function hueStyle(hue: TypeHue | undefined): CSSProperties | undefined {
  return hue === undefined ? undefined : ({ '--hue': `var(--type-${hue})` } as CSSProperties)
}
