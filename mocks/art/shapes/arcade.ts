import { rect } from '../svg.ts'
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
