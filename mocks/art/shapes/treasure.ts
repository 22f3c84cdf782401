import { circle, path, polygon, rect } from '../svg.ts'
import type { Motif } from './motif.ts'

export const crown: Motif = ({ body, detail, glint }) =>
  path('M-90 -46L-50 10L-34 -66L0 -6L34 -66L50 10L90 -46L74 66L-74 66Z', body) +
  rect(-78, 50, 156, 32, glint, 6) +
  rect(-78, 44, 156, 7, detail) +
  circle(-90, -54, 12, glint) +
  circle(-34, -76, 13, glint) +
  circle(34, -76, 13, glint) +
  circle(90, -54, 12, glint) +
  circle(0, 66, 10, detail) +
  circle(-42, 66, 7, detail) +
  circle(42, 66, 7, detail) +
  polygon(
    [
      [0, 6],
      [13, 24],
      [0, 42],
      [-13, 24],
    ],
    detail,
  )
