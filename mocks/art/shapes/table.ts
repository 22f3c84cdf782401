import { circle, polar, polygon, rect, ring, spun, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const roulette: Motif = ({ body, detail, glint }) => {
  const pockets = times(18, (i) =>
    polygon(
      [[0, 0], polar(0, 0, 80, i * 20), polar(0, 0, 81.5, i * 20 + 10), polar(0, 0, 80, i * 20 + 20)],
      i % 2 === 0 ? detail : glint,
    ),
  ).join('')
  return (
    circle(0, 0, 96, body) +
    pockets +
    ring(0, 0, 80, body, 4) +
    circle(0, 0, 50, body) +
    ring(0, 0, 36, detail, 4) +
    spun(4, rect(-5, -46, 10, 42, glint, 5)) +
    circle(0, 0, 15, detail) +
    circle(0, 0, 8, glint) +
    circle(46, -46, 10, glint)
  )
}
