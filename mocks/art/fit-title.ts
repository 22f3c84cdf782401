import { setLine, type Face, type SetLine } from './lettering.ts'

export interface FittedTitle {
  lines: SetLine[]
  width: number
  height: number
  /** All lines in one color, centered on `cx`, with the block's top at `y`. */
  draw(cx: number, y: number, color: string, grow?: number, weight?: number): string
}

/** All ways to break words into at most `most` lines, in order. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return []
  const whole = [[words.join(' ')]]
  if (most === 1) return whole
  return words.slice(1).reduce<string[][]>((all, _, index) => {
    const head = words.slice(0, index + 1).join(' ')
    return [...all, ...breaks(words.slice(index + 1), most - 1).map((rest) => [head, ...rest])]
  }, whole)
}

/**
 * A name set as a block of at most three lines, each as wide as the block if possible. The break with the largest
 * smallest line wins, because covers are read at 104 pixels.
 */
export function fitTitle(name: string, maxWidth: number, maxHeight: number, face: Face): FittedTitle {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (word.length > 9 ? word.split(/(?<=-)/) : [word]))
  // A name of a dozen words has too many possible breaks, so it gets fewer, longer lines.
  const candidates = breaks(words.length > 8 ? [words.slice(0, 5).join(' '), words.slice(5).join(' ')] : words, 3)
  let best: { lines: SetLine[]; height: number; gap: number; smallest: number } | undefined
  for (const texts of candidates) {
    // A long word may break at its hyphen; join it again where it does not.
    const whole = texts.map((text) => text.replaceAll('- ', '-'))
    // Serifs of two lines would touch.
    const gap = maxHeight * (face.serif ? 0.16 : 0.075)
    const share = (maxHeight - gap * (texts.length - 1)) / texts.length
    let lines = whole.map((text) => setLine(text, maxWidth, share * 1.45, face))
    const used = lines.reduce((sum, one) => sum + one.height, 0) + gap * (texts.length - 1)
    if (used > maxHeight) lines = whole.map((text) => setLine(text, maxWidth, share, face))
    const height = lines.reduce((sum, one) => sum + one.height, 0) + gap * (texts.length - 1)
    const smallest = Math.min(...lines.map((one) => one.height))
    if (best === undefined || smallest > best.smallest * 1.04) best = { lines, height, gap, smallest }
  }
  const { lines, height, gap } = best ?? { lines: [], height: 0, gap: 0 }
  return {
    lines,
    height,
    width: lines.reduce((widest, one) => Math.max(widest, one.width), 0),
    draw(cx, y, color, grow = 0, weight = 1) {
      let at = y
      return lines
        .map((one) => {
          const drawn = one.draw(cx - one.width / 2, at, color, grow, weight)
          at += one.height + gap
          return drawn
        })
        .join('')
    },
  }
}
