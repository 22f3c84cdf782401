import { circle, ellipse, group, line, mirrored, path, polar, polygon, rect, ring, spun, star, times } from '../svg.ts'
import type { Motif } from './motif.ts'

const HEART = 'M0 40C-52 4 -46 -40 -20 -40C-8 -40 0 -30 0 -22C0 -30 8 -40 20 -40C46 -40 52 4 0 40Z'
const SPADE = 'M0 -44C50 -8 46 24 22 24C12 24 6 18 4 12L10 42L-10 42L-4 12C-6 18 -12 24 -22 24C-46 24 -50 -8 0 -44Z'
const DIAMOND = 'M0 -46C10 -24 22 -10 36 0C22 10 10 24 0 46C-10 24 -22 10 -36 0C-22 -10 -10 -24 0 -46Z'
const CLUB = 'M0 -44A21 21 0 0 1 16 -9A21 21 0 1 1 6 14L12 42L-12 42L-6 14A21 21 0 1 1 -16 -9A21 21 0 0 1 0 -44Z'

const card = (face: string, mark: string, d: string, x: number, degrees: number): string =>
  group(
    `rotate(${degrees} 0 110) translate(${x} 0)`,
    rect(-41, -79, 82, 122, mark, 11) +
      rect(-37, -75, 74, 114, face, 8) +
      group('translate(0 -18) scale(.62)', path(d, mark)) +
      group('translate(-23 -58) scale(.22)', path(d, mark)),
  )

export const spade: Motif = ({ body, glint }) =>
  group('scale(2.05)', path(SPADE, body)) + line('M-62 20C-66 -6 -40 -34 -14 -58', glint, 7)
export const heart: Motif = ({ body, glint }) =>
  group('scale(2.2)', path(HEART, body)) + line('M-72 -20C-76 -50 -62 -70 -40 -72', glint, 8)
export const diamond: Motif = ({ body, glint, detail }) =>
  group('scale(2.05)', path(DIAMOND, body)) +
  group('scale(.95)', path(DIAMOND, glint)) +
  group('scale(.5)', path(DIAMOND, detail))
export const club: Motif = ({ body, glint }) =>
  group('scale(2.1)', path(CLUB, body)) + line('M-22 -56C-22 -70 -14 -78 -2 -80', glint, 7)

export const cardFan: Motif = ({ body, detail, glint }) =>
  group(
    'translate(0 16) scale(.82)',
    card(glint, detail, CLUB, 0, -34) +
      card(body, detail, HEART, 0, -12) +
      card(glint, detail, SPADE, 0, 11) +
      card(body, detail, DIAMOND, 0, 33),
  )

export const pair: Motif = ({ body, detail, glint }) =>
  group('translate(0 14) scale(1.12)', card(body, detail, SPADE, -14, -14) + card(glint, detail, HEART, 14, 12))

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

export const chip: Motif = ({ body, detail, glint }) =>
  circle(0, 0, 94, body) +
  spun(8, path('M-15 -94L15 -94L12 -72L-12 -72Z', glint)) +
  ring(0, 0, 64, detail, 7) +
  circle(0, 0, 54, glint) +
  star(0, 0, 5, 40, 17, detail)

export const chipStack: Motif = ({ body, detail, glint }) =>
  [
    [-44, 5],
    [46, 3],
    [2, 7],
  ]
    .map(
      ([x = 0, count = 0]) =>
        times(
          count,
          (i) => ellipse(x, 80 - i * 20, 44, 17, detail) + ellipse(x, 73 - i * 20, 44, 17, i % 2 === 0 ? body : glint),
        ).join('') + ellipse(x, 73 - (count - 1) * 20, 24, 9, detail),
    )
    .join('')

export const dice: Motif = ({ body, detail, glint }) =>
  group(
    'translate(30 -34) rotate(18)',
    rect(-52, -52, 104, 104, detail, 20) +
      rect(-47, -47, 94, 94, glint, 16) +
      [
        [-24, -24],
        [24, 24],
        [-24, 24],
        [24, -24],
        [0, 0],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 10, detail))
        .join(''),
  ) +
  group(
    'translate(-34 36) rotate(-14)',
    rect(-54, -54, 108, 108, detail, 20) +
      rect(-49, -49, 98, 98, body, 16) +
      [
        [-24, -26],
        [24, -26],
        [-24, 0],
        [24, 0],
        [-24, 26],
        [24, 26],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 10, glint))
        .join(''),
  )

export const microphone: Motif = ({ body, detail, glint }) =>
  group(
    'rotate(24)',
    rect(-16, 0, 32, 98, detail, 12) +
      rect(-26, -8, 52, 20, glint, 8) +
      circle(0, -46, 48, body) +
      times(4, (i) => line(`M${-40 + i * 6} ${-70 + i * 16}L${40 - i * 6} ${-70 + i * 16}`, detail, 4)).join('') +
      line('M-14 -92L-14 -2M14 -92L14 -2', detail, 4),
  ) +
  star(-70, -66, 4, 22, 7, glint) +
  star(70, 56, 4, 18, 6, glint)

export const stage: Motif = ({ body, detail, glint }) =>
  path('M0 -80L44 92L-44 92Z', glint) +
  ellipse(0, 88, 62, 12, detail) +
  star(0, 24, 5, 40, 17, detail) +
  mirrored(
    path('M98 -96L98 96L62 96C74 40 60 -30 20 -74L0 -80L0 -96Z', body) +
      line('M84 -80C92 -10 88 50 82 92M60 -80C76 -40 80 0 78 40', detail, 5),
  ) +
  rect(-98, -98, 196, 22, detail, 4) +
  times(6, (i) => circle(-80 + i * 32, -76, 16, body)).join('')
