function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes `amount` (0-1) of `other` into `base`; both `#rrggbb`. */
export function mix(base: string, other: string, amount: number): string {
  const [r, g, b] = channels(base)
  const [r2, g2, b2] = channels(other)
  const stir = (from: number, to: number): string =>
    Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0')
  return `#${stir(r, r2)}${stir(g, g2)}${stir(b, b2)}`
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The WCAG contrast of two `#rrggbb` colors, 1-21. */
export function contrast(one: string, two: string): number {
  const a = luminance(one)
  const b = luminance(two)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The candidate with the highest contrast on `ground`. */
export function mostReadable(ground: string, candidates: readonly string[]): string {
  return candidates.reduce((best, one) => (contrast(one, ground) > contrast(best, ground) ? one : best))
}
