import { setLine } from '../lettering.ts'
import { circle, group, path, placed, rect, spun, times } from '../svg.ts'
import { GOLD, INK, ORANGE, RED, WHITE } from './paint.ts'

/** A flame with its foot at the origin, 100 high. */
export const flame = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    0,
    path(
      'M0 -100C8 -70 40 -52 40 -22C40 8 20 20 0 20C-20 20 -40 8 -40 -22C-40 -40 -28 -48 -26 -62C-12 -56 -6 -74 0 -100Z',
      ORANGE,
    ) + path('M2 -54C6 -38 22 -28 20 -8C18 10 8 16 0 16C-10 16 -20 8 -20 -8C-20 -24 -4 -34 2 -54Z', GOLD),
  )

export const HEART = 'M0 40C-52 4 -46 -40 -20 -40C-8 -40 0 -30 0 -22C0 -30 8 -40 20 -40C46 -40 52 4 0 40Z'
export const SPADE =
  'M0 -44C50 -8 46 24 22 24C12 24 6 18 4 12L10 42L-10 42L-4 12C-6 18 -12 24 -22 24C-46 24 -50 -8 0 -44Z'
export const DIAMOND = 'M0 -46C10 -24 22 -10 36 0C22 10 10 24 0 46C-10 24 -22 10 -36 0C-22 -10 -10 -24 0 -46Z'
export const CLUB = 'M0 -44A21 21 0 0 1 16 -9A21 21 0 1 1 6 14L12 42L-12 42L-6 14A21 21 0 1 1 -16 -9A21 21 0 0 1 0 -44Z'

/** A sign in the poster face, centered on the origin. */
export function sign(text: string, width: number, height: number, color: string): string {
  const set = setLine(text, width, height, { pen: 0.2, ends: 'square', gap: 0.1 })
  return set.draw(-set.width / 2, -set.height / 2, color)
}

/** A playing card, 92 × 130, centered; its index is in the corner. */
export function card(index: string, suit: string, x = 0, y = 0, degrees = 0): string {
  const color = suit === HEART || suit === DIAMOND ? RED : INK
  return group(
    `translate(${x} ${y}) rotate(${degrees})`,
    rect(-48, -68, 96, 136, INK, 13) +
      rect(-45, -65, 90, 130, WHITE, 11) +
      group('translate(-26 -46)', sign(index, 28, 24, color)) +
      group('translate(0 14) scale(.8)', path(suit, color)),
  )
}

/** A chip seen from above. */
export const chip = (x: number, y: number, r: number, color: string): string =>
  placed(
    x,
    y,
    r / 50,
    0,
    circle(0, 0, 50, color) +
      spun(8, path('M-8 -50H8L6 -36H-6Z', WHITE)) +
      circle(0, 0, 34, WHITE) +
      circle(0, 0, 30, color),
  )

/** A stack of chips seen from the side, its foot at the origin. */
export const chipStack = (x: number, y: number, count: number, color: string): string =>
  group(
    `translate(${x} ${y})`,
    times(count, (i) => {
      const top = -(i + 1) * 15
      return rect(-38, top, 76, 13, color, 5) + [-30, -7, 16].map((at) => rect(at, top, 14, 13, WHITE)).join('')
    }).join(''),
  )

/** A ball with a number. */
export const numbered = (x: number, y: number, r: number, color: string, text: string): string =>
  placed(
    x,
    y,
    r / 50,
    0,
    circle(0, 0, 50, color) +
      circle(0, -2, 28, WHITE) +
      group('translate(0 -2)', sign(text, 34, 28, INK)) +
      path('M-38 -14C-34 -30 -22 -40 -10 -42C-22 -34 -28 -26 -32 -12Z', WHITE),
  )
