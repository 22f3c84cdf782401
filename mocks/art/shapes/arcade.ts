import { circle, line, path, rect } from '../svg.ts'
import type { Motif } from './motif.ts'

const PIXELS = [
  '....###....',
  '..#######..',
  '.#########.',
  '.##oo#oo##.',
  '.##oo#oo##.',
  '###########',
  '#.###.###.#',
  '..##...##..',
]

export const creature: Motif = ({ body, detail, glint }) =>
  PIXELS.map((row, y) =>
    [...row]
      .map((cell, x) =>
        cell === '.' ? '' : rect(-93.5 + x * 17, -66 + y * 17, 17.4, 17.4, cell === 'o' ? detail : body),
      )
      .join(''),
  ).join('') +
  rect(-42.5, -2, 17, 17, glint) +
  rect(25.5, -2, 17, 17, glint) +
  rect(-8, -100, 17, 34, glint) +
  rect(-93, 86, 187, 8, detail)

export const gamepad: Motif = ({ body, detail, glint }) =>
  path(
    'M-62 -44L62 -44C98 -44 104 40 92 66C80 84 56 66 40 36L-40 36C-56 66 -80 84 -92 66C-104 40 -98 -44 -62 -44Z',
    body,
  ) +
  rect(-66, -14, 44, 14, detail, 4) +
  rect(-51, -29, 14, 44, detail, 4) +
  circle(46, -24, 9, glint) +
  circle(46, 8, 9, glint) +
  circle(30, -8, 9, glint) +
  circle(62, -8, 9, glint) +
  rect(-10, -30, 20, 8, glint, 4) +
  line('M0 -46C0 -70 20 -74 20 -96', detail, 6)
