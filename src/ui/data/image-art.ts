/** The generated picture that replaces a cover: two colors and a shape, the same for the same seed. */
export interface ImageArt {
  readonly ground: string
  readonly shape: string
  readonly form: 'star' | 'sun' | 'wave' | 'fan' | 'coins'
}

const COLORS: readonly (readonly [string, string])[] = [
  ['#3b1d63', '#ffb52e'],
  ['#0d4f5c', '#2fd6a3'],
  ['#7a1740', '#ff8f3d'],
  ['#123a7a', '#5cb8ff'],
  ['#5a2310', '#ffcf6b'],
  ['#2a1f6e', '#ff4f79'],
  ['#14532d', '#ffd166'],
  ['#4b1a5e', '#a88bff'],
]

const FORMS = ['star', 'sun', 'wave', 'fan', 'coins'] as const

/** FNV-1a over the seed's UTF-16 units: distributes even `game-1`, `game-2`. */
function hash(seed: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 16_777_619) >>> 0
  }
  return Math.imul(value ^ (value >>> 15), 2_246_822_519)
}

export function imageArt(seed: string): ImageArt {
  const value = hash(seed) >>> 0
  const [ground, shape] = COLORS[(value >>> 3) % COLORS.length] ?? ['#3b1d63', '#ffb52e']
  return { ground, shape, form: FORMS[(value >>> 11) % FORMS.length] ?? 'star' }
}
