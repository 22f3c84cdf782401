import { circle, ellipse, group, line, mirrored, path, polygon, rect, ring, star, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const rocket: Motif = ({ body, detail, glint }) =>
  group(
    'rotate(32)',
    path('M-14 58C-20 78 -8 84 0 100C8 84 20 78 14 58Z', glint) +
      mirrored(path('M24 10C54 24 60 50 56 72L20 52Z', detail)) +
      path('M0 -98C34 -66 38 -10 24 58L-24 58C-38 -10 -34 -66 0 -98Z', body) +
      path('M0 -98C16 -82 25 -64 28 -46L-28 -46C-25 -64 -16 -82 0 -98Z', detail) +
      circle(0, -14, 17, detail) +
      circle(0, -14, 11, glint) +
      rect(-5, 24, 10, 40, detail, 5),
  ) +
  star(-62, -56, 4, 20, 6, glint) +
  star(70, 40, 4, 16, 5, glint)

export const plane: Motif = ({ body, detail, glint }) =>
  line('M-96 84C-60 80 -40 64 -30 44M-70 96C-46 92 -30 84 -18 66', glint, 6) +
  group(
    'rotate(-26)',
    path('M-92 -14L-66 -44L-46 -40L-36 -8Z', detail) +
      path('M-88 -6C-40 -32 40 -40 84 -14C100 -2 98 18 78 22C30 30 -50 26 -80 14Z', body) +
      path('M-20 6L20 4L-6 70L-36 70Z', detail) +
      path('M-10 -28L18 -32L0 -78L-24 -76Z', detail) +
      path('M50 -26C66 -24 78 -18 86 -8L60 -6Z', glint) +
      times(4, (i) => circle(-34 + i * 20, -6 - i, 5, glint)).join(''),
  )

export const joystick: Motif = ({ body, detail, glint }) =>
  path('M-88 96L-76 44L76 44L88 96Z', detail) +
  rect(-84, 34, 168, 22, body, 10) +
  ellipse(0, 38, 34, 12, detail) +
  path('M-9 38L9 38L30 -44L14 -48Z', glint) +
  circle(24, -60, 38, body) +
  path('M2 -66C2 -82 14 -90 28 -88C16 -82 10 -76 10 -64Z', glint) +
  circle(-54, 40, 11, glint) +
  circle(56, 40, 11, glint) +
  rect(-34, 70, 68, 12, glint, 6)

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

export const bomb: Motif = ({ body, detail, glint }) =>
  circle(-12, 22, 74, body) +
  group('rotate(34) translate(0 -66)', rect(-24, -20, 48, 34, detail, 6)) +
  line('M50 -50C66 -72 78 -50 84 -74', detail, 8) +
  star(84, -80, 8, 22, 9, glint) +
  path('M-64 12C-62 -20 -38 -38 -14 -38C-34 -26 -44 -10 -46 12Z', glint)

export const balloon: Motif = ({ body, detail, glint }) =>
  path('M0 -98C54 -98 80 -60 74 -20C68 14 36 32 26 52L-26 52C-36 32 -68 14 -74 -20C-80 -60 -54 -98 0 -98Z', body) +
  path('M0 -98C26 -98 38 -60 34 -20C30 12 16 34 12 52L-12 52C-16 34 -30 12 -34 -20C-38 -60 -26 -98 0 -98Z', glint) +
  path('M0 -98C8 -98 12 -60 11 -20C10 12 6 34 5 52L-5 52C-6 34 -10 12 -11 -20C-12 -60 -8 -98 0 -98Z', detail) +
  line('M-22 56L-14 72M22 56L14 72', detail, 4) +
  rect(-20, 70, 40, 28, detail, 6) +
  rect(-20, 70, 40, 8, glint, 3)

export const plinko: Motif = ({ body, detail, glint }) =>
  polygon(
    [
      [0, -98],
      [96, 62],
      [-96, 62],
    ],
    detail,
  ) +
  times(5, (row) => times(row + 1, (i) => circle(-row * 17 + i * 34, -58 + row * 27, 7, body)).join('')).join('') +
  line('M-4 -92L-14 -44L6 -18L-8 10', glint, 5) +
  circle(-8, 18, 13, glint) +
  times(5, (i) => rect(-90 + i * 37, 70, 32, 26, i === 2 ? glint : body, 6)).join('')

export const ufo: Motif = ({ body, detail, glint }) =>
  path('M-34 24L34 24L70 98L-70 98Z', glint) +
  path('M-44 -16C-44 -70 44 -70 44 -16Z', glint) +
  line('M-26 -24C-24 -42 -12 -50 0 -52', detail, 6) +
  ellipse(0, 2, 96, 32, body) +
  ellipse(0, -10, 56, 14, detail) +
  times(5, (i) => circle(-64 + i * 32, 12 - Math.abs(i - 2) * 3 + 6, 8, glint)).join('') +
  mirrored(star(76, -66, 4, 16, 5, body))

export const target: Motif = ({ body, detail, glint }) =>
  circle(0, 4, 90, body) +
  circle(0, 4, 70, glint) +
  circle(0, 4, 50, body) +
  circle(0, 4, 30, glint) +
  circle(0, 4, 13, detail) +
  line('M0 4L70 -66', detail, 8) +
  path('M58 -78L84 -98L84 -80L100 -80L80 -54L62 -58Z', detail) +
  ring(0, 4, 90, detail, 5)

export const mushroom: Motif = ({ body, detail, glint }) =>
  path('M-34 20L34 20C36 50 46 70 42 94L-42 94C-46 70 -36 50 -34 20Z', glint) +
  mirrored(circle(14, 52, 7, detail)) +
  line('M-8 70C-4 74 4 74 8 70', detail, 5) +
  path('M0 -90C62 -90 96 -40 94 8C94 28 60 34 0 34C-60 34 -94 28 -94 8C-96 -40 -62 -90 0 -90Z', body) +
  circle(0, -44, 24, glint) +
  circle(-58, -12, 16, glint) +
  circle(58, -12, 16, glint) +
  line('M-94 14C-60 32 60 32 94 14', detail, 6)

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
