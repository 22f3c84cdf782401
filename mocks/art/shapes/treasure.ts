import { circle, ellipse, line, mirrored, path, polygon, rect, ring, star, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const bell: Motif = ({ body, detail, glint }) =>
  ring(0, -84, 11, body, 7) +
  circle(0, 74, 20, detail) +
  path('M0 -76C46 -72 52 -30 56 10C60 36 74 44 86 58L-86 58C-74 44 -60 36 -56 10C-52 -30 -46 -72 0 -76Z', body) +
  path('M-30 -42C-40 -20 -40 10 -46 32C-34 30 -28 -10 -18 -52Z', glint) +
  rect(-88, 52, 176, 16, glint, 8)

export const gem: Motif = ({ body, detail, glint }) =>
  polygon(
    [
      [-94, -22],
      [-54, -72],
      [54, -72],
      [94, -22],
      [0, 90],
    ],
    body,
  ) +
  polygon(
    [
      [-94, -22],
      [-54, -72],
      [-34, -22],
    ],
    glint,
  ) +
  polygon(
    [
      [54, -72],
      [94, -22],
      [34, -22],
    ],
    detail,
  ) +
  polygon(
    [
      [-34, -22],
      [0, -72],
      [34, -22],
    ],
    glint,
  ) +
  polygon(
    [
      [-34, -22],
      [34, -22],
      [0, 90],
    ],
    detail,
  ) +
  line('M70 -92L70 -76M62 -84L78 -84', glint, 5)

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

export const coins: Motif = ({ body, detail, glint }) =>
  times(
    4,
    (i) => ellipse(-34, 76 - i * 24, 58, 22, detail) + ellipse(-34, 68 - i * 24, 58, 22, i === 3 ? glint : body),
  ).join('') +
  times(2, (i) => ellipse(44, 84 - i * 24, 50, 19, detail) + ellipse(44, 76 - i * 24, 50, 19, body)).join('') +
  circle(46, -26, 56, detail) +
  circle(42, -32, 54, body) +
  ring(42, -32, 41, glint, 6) +
  star(42, -32, 5, 30, 13, glint)

export const key: Motif = ({ body, detail, glint }) =>
  ring(0, -50, 34, body, 20) +
  ring(0, -50, 46, detail, 4) +
  rect(-11, -16, 22, 110, body, 4) +
  rect(6, 50, 40, 18, body, 3) +
  rect(6, 76, 30, 16, body, 3) +
  circle(0, -50, 12, glint) +
  line('M-4 -6L-4 84', glint, 4)

export const chest: Motif = ({ body, detail, glint }) =>
  path('M-86 -10C-86 -64 -66 -76 -40 -76L40 -76C66 -76 86 -64 86 -10Z', body) +
  circle(-40, -14, 24, glint) +
  circle(4, -20, 28, glint) +
  circle(46, -12, 24, glint) +
  rect(-92, -8, 184, 90, body, 8) +
  rect(-92, -8, 184, 16, detail) +
  mirrored(rect(56, -70, 14, 152, detail)) +
  rect(-20, -4, 40, 44, glint, 6) +
  circle(0, 12, 8, detail) +
  rect(-4, 12, 8, 18, detail)

export const mask: Motif = ({ body, detail, glint }) =>
  mirrored(
    path('M10 -50C20 -110 70 -110 98 -70C78 -74 60 -60 50 -34Z', detail) +
      path('M30 -60C44 -92 66 -96 84 -82C66 -82 52 -66 44 -44Z', glint),
  ) +
  path(
    'M-92 -36C-60 -62 -20 -50 0 -36C20 -50 60 -62 92 -36C94 20 66 58 36 58C18 58 10 40 0 30C-10 40 -18 58 -36 58C-66 58 -94 20 -92 -36Z',
    body,
  ) +
  mirrored(
    path('M18 -6C34 -24 62 -22 72 -8C60 12 30 14 18 -6Z', detail) + circle(46, 34, 6, glint) + circle(66, 22, 4, glint),
  ) +
  polygon(
    [
      [0, -60],
      [14, -40],
      [0, -18],
      [-14, -40],
    ],
    glint,
  )

export const lanterns: Motif = ({ body, detail, glint }) =>
  line('M-96 -84C-40 -60 40 -60 96 -84', detail, 5) +
  [
    [-56, -66, 0.8],
    [56, -66, 0.8],
    [0, -62, 1.15],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">` +
        rect(-4, -8, 8, 20, detail) +
        ellipse(0, 50, 44, 40, body) +
        ellipse(0, 50, 22, 40, glint) +
        ellipse(0, 50, 10, 40, body) +
        rect(-20, 8, 40, 10, detail, 4) +
        rect(-20, 84, 40, 10, detail, 4) +
        line('M0 96L0 124M-9 96L-9 116M9 96L9 116', glint, 4) +
        '</g>',
    )
    .join('')
