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

/** How different two `#rrggbb` colors look, about 0-3: brightness counts most, as the eye sees it. */
export function distance(one: string, two: string): number {
  const [r, g, b] = channels(one)
  const [r2, g2, b2] = channels(two)
  const hue = Math.hypot(r - r2, g - g2, b - b2) / 442
  return hue + Math.abs(luminance(one) - luminance(two)) * 2
}
