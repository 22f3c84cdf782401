import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { mix } from './color.ts'
import { setLine, type Face } from './lettering.ts'
import { circle, line, path, rect, star, times } from './svg.ts'

/** The outline of a crest, in a box of 96. */
export type CrestShape = 'shield' | 'round' | 'pennant'
export type CrestPattern = 'stripes' | 'halves' | 'chevron' | 'band'

export interface CrestLook {
  shape: CrestShape
  pattern: CrestPattern
  main: string
  second: string
  /** Two letters at most. */
  letters: string
}

const FACE: Face = { pen: 0.24, ends: 'square', gap: 0.16 }

const OUTLINES: Readonly<Record<CrestShape, string>> = {
  shield: 'M48 4C58 10 70 13 84 13V46C84 70 66 84 48 92C30 84 12 70 12 46V13C26 13 38 10 48 4Z',
  round: 'M48 5A43 43 0 0 1 48 91A43 43 0 0 1 48 5Z',
  pennant: 'M10 8H86V56C86 68 70 82 48 92C26 82 10 68 10 56Z',
}

function drawPattern(pattern: CrestPattern, color: string): string {
  switch (pattern) {
    case 'stripes':
      return times(3, (i) => rect(16 + i * 26, 0, 12, 96, color)).join('')
    case 'halves':
      return rect(48, 0, 48, 96, color)
    case 'chevron':
      return path('M0 74L48 38L96 74V96L48 60L0 96Z', color)
    case 'band':
      return path('M0 12L84 96H96V70L26 0H0Z', color)
  }
}

/** The crest of a team or contestant, a square of 96: outline, pattern, star and letters. */
export function drawCrest({ name, look }: { name: string; look: CrestLook }): string {
  const { shape, pattern, main, second, letters } = look
  const outline = OUTLINES[shape]
  const word = setLine(letters, 44, 27, FACE)
  const [x, y] = [48 - word.width / 2, 51 - word.height / 2]
  const dark = mix(main, '#0a0418', 0.55)
  const label = escapeHtml(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${label}"><title>${label}</title>` +
    `<defs><clipPath id="c"><path d="${outline}"/></clipPath><linearGradient id="g" x1=".2" x2=".7" y2="1"><stop stop-color="#ffffff" stop-opacity=".38"/><stop offset=".5" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#0a0418" stop-opacity=".35"/></linearGradient></defs>` +
    '<g clip-path="url(#c)">' +
    rect(0, 0, 96, 96, main) +
    drawPattern(pattern, second) +
    circle(48, 51, 27, dark) +
    '</g>' +
    path(outline, 'url(#g)') +
    line(outline, dark, 6) +
    line(outline, '#fff6e3', 2) +
    word.draw(x, y, '#fff6e3') +
    star(48, 18, 5, 6.4, 2.8, '#ffd166') +
    '</svg>'
  )
}
