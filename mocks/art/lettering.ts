import { escapeHtml } from '../pages/escape-html.ts'
import { glyphsOf, type Glyph } from './glyphs.ts'
import { num } from './svg.ts'

/** How letters are drawn: pen as a share of the height, ends of strokes, space between letters as a share of the height. */
export interface Face {
  pen: number
  ends: 'square' | 'round'
  gap: number
}

/** One line set to measure: its ink box and a function that draws it. */
export interface SetLine {
  width: number
  height: number
  /** The line in `color`, `grow` wider all round (for outlines), its box beginning at x, y. */
  draw(x: number, y: number, color: string, grow?: number): string
}

/** A letter's width without the pen: at most this of the height, and what it has when the height gives way. */
const WIDEST = 0.62
const COMFORTABLE = 0.34
/** That width is at least this many pens, or A, B and R fill up. */
const OPEN = 1.45

function skeletonPath(glyph: Glyph, x: number, y: number, width: number, height: number): string {
  return glyph.path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, gx: string, gy: string) => `${num(x + Number(gx) * width)} ${num(y + Number(gy) * height)}`,
  )
}

/**
 * A text set in one line, as large as fits: exactly `maxWidth` wide if it can be, never higher than
 * `maxHeight`. A text with characters the face lacks is set as type squeezed to the same measure.
 */
export function setLine(text: string, maxWidth: number, maxHeight: number, face: Face): SetLine {
  const glyphs = glyphsOf(text)
  if (glyphs === undefined) return setType(text, maxWidth, maxHeight)
  const units = glyphs.reduce((sum, glyph) => sum + glyph.width, 0)
  const count = glyphs.length
  const gaps = Math.max(0, count - 1) * face.gap

  const height = Math.min(maxHeight, maxWidth / (units * COMFORTABLE + count * face.pen + gaps))
  // A thick pen closes the counters of narrow letters: it gives way first.
  const openPen = (maxWidth - gaps * height) / (OPEN * units + count)
  const pen = Math.min(face.pen * height, openPen)
  const room = (maxWidth - gaps * height - count * pen) / Math.max(units, 0.5)
  const unit = Math.min(room, WIDEST * height)
  const width = units * unit + count * pen + gaps * height

  return {
    width,
    height,
    draw(x, y, color, grow = 0) {
      let at = x
      let d = ''
      for (const glyph of glyphs) {
        const inner = glyph.width * unit
        d += skeletonPath(glyph, at + pen / 2, y + pen / 2, inner, height - pen)
        at += inner + pen + face.gap * height
      }
      const join = face.ends === 'round' || grow > 0 ? 'round' : 'miter'
      return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(pen + grow * 2)}" stroke-linecap="${face.ends}" stroke-linejoin="${join}" stroke-miterlimit="3"/>`
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
