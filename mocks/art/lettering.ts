import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { toGlyphs, type Glyph } from './glyphs.ts'
import { num } from './svg.ts'

/** How letters are drawn: pen width as a share of the height, stroke ends, letter spacing as a share of the height. */
export interface Face {
  pen: number
  ends: 'square' | 'round'
  gap: number
  /** Slab serifs at the ends of stems. */
  serif?: boolean
}

/** One line of text: its ink box and a function that draws it. */
export interface SetLine {
  width: number
  height: number
  /** Draws the line in `color` with its box at x, y; `grow` widens each stroke for outlines, `weight` scales the pen. */
  draw(x: number, y: number, color: string, grow?: number, weight?: number): string
}

/** The maximum width of a letter without the pen, as a share of the height. */
const MAX_LETTER_WIDTH = 0.62
const COMFORTABLE = 0.34
/** The minimum of that width in pens; below it A, B and R fill up. */
const OPEN = 1.45
/** How far a serif reaches beyond its stem, as a share of the height. */
const SERIF = 0.07

function skeletonPath(glyph: Glyph, x: number, y: number, width: number, height: number): string {
  return glyph.path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, gx: string, gy: string) => `${num(x + Number(gx) * width)} ${num(y + Number(gy) * height)}`,
  )
}

/**
 * Sets a text in one line, as large as fits: exactly `maxWidth` wide if possible, at most `maxHeight` high. A text with
 * characters that the face lacks is set in a font, squeezed to the same width.
 */
export function setLine(text: string, maxWidth: number, maxHeight: number, face: Face): SetLine {
  const glyphs = toGlyphs(text)
  if (glyphs === undefined) return setType(text, maxWidth, maxHeight)
  const units = glyphs.reduce((sum, glyph) => sum + glyph.width, 0)
  const count = glyphs.length
  const gaps = Math.max(0, count - 1) * face.gap

  const height = Math.min(maxHeight, maxWidth / (units * COMFORTABLE + count * face.pen + gaps))
  // A thick pen closes the counters of narrow letters, so reduce the pen first.
  const openPen = (maxWidth - gaps * height) / (OPEN * units + count)
  const pen = Math.min(face.pen * height, openPen)
  const room = (maxWidth - gaps * height - count * pen) / Math.max(units, 0.5)
  const unit = Math.min(room, MAX_LETTER_WIDTH * height)
  const width = units * unit + count * pen + gaps * height

  return {
    width,
    height,
    draw(x, y, color, grow = 0, weight = 1) {
      let at = x
      let d = ''
      let slabs = ''
      const reach = pen / 2 + height * SERIF
      for (const glyph of glyphs) {
        const inner = glyph.width * unit
        d += skeletonPath(glyph, at + pen / 2, y + pen / 2, inner, height - pen)
        for (const [gx, gy] of face.serif ? glyph.stems : [])
          slabs += `M${num(at + pen / 2 + gx * inner - reach)} ${num(y + pen / 4 + gy * (height - pen / 2))}h${num(reach * 2)}`
        at += inner + pen + face.gap * height
      }
      const join = face.ends === 'round' || grow > 0 ? 'round' : 'miter'
      const stroke = (path: string, width: number, ends: string): string =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(width * weight + grow * 2)}" stroke-linecap="${ends}" stroke-linejoin="${join}" stroke-miterlimit="3"/>`
      return stroke(d, pen, face.ends) + (slabs === '' ? '' : stroke(slabs, pen / 2, grow > 0 ? 'square' : 'butt'))
    },
  }
}

function setType(text: string, maxWidth: number, maxHeight: number): SetLine {
  const upper = text.toUpperCase()
  const natural = Math.max(1, [...upper].length) * 0.66
  const height = Math.min(maxHeight, (maxWidth / natural) * 0.72)
  const size = height / 0.72
  const width = Math.min(maxWidth, natural * size)
  return {
    width,
    height,
    draw(x, y, color, grow = 0) {
      const outline = grow > 0 ? ` stroke="${color}" stroke-width="${num(grow * 2)}" stroke-linejoin="round"` : ''
      return `<text x="${num(x)}" y="${num(y + height)}" font-family="system-ui, Roboto, sans-serif" font-weight="900" font-size="${num(size)}" textLength="${num(width)}" lengthAdjust="spacingAndGlyphs" fill="${color}"${outline}>${escapeHtml(upper)}</text>`
    },
  }
}
