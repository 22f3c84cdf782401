import { circle, ellipse, line, mirrored, path, polygon, ring, spun, star, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const volcano: Motif = ({ body, detail, glint }) =>
  circle(0, -62, 26, glint) +
  circle(-24, -78, 16, glint) +
  circle(26, -82, 18, glint) +
  path('M-98 84C-60 60 -38 -10 -16 -48L16 -48C38 -10 60 60 98 84Z', body) +
  path(
    'M-16 -48L16 -48C22 -38 27 -27 32 -16C24 -4 18 -22 10 -10C4 6 -4 -14 -12 0C-20 8 -22 -12 -31 -18C-26 -28 -21 -38 -16 -48Z',
    glint,
  ) +
  line('M-4 10C-8 36 6 54 -2 80M22 6C24 30 40 52 44 80M-26 8C-30 36 -44 58 -52 80', detail, 6)

export const gumamela: Motif = ({ body, detail, glint }) =>
  path('M-20 40C-70 40 -96 70 -94 96C-56 100 -24 82 -10 50Z', detail) +
  spun(
    5,
    path('M0 -4C-46 -30 -46 -88 -14 -94C-6 -86 6 -86 14 -94C46 -88 46 -30 0 -4Z', body) +
      line('M0 -22L0 -66M-6 -24L-20 -56M6 -24L20 -56', detail, 4),
  ) +
  circle(0, 0, 20, detail) +
  line('M0 0C20 14 38 34 50 60', glint, 9) +
  [
    [50, 62],
    [38, 52],
    [56, 48],
    [44, 38],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, glint))
    .join('')

export const palm: Motif = ({ body, detail, glint }) =>
  path('M-60 96C-40 78 40 78 74 96Z', detail) +
  path('M-8 88C4 40 6 0 -8 -36L8 -40C26 0 28 44 18 88Z', detail) +
  times(4, (i) =>
    line(`M${2 + (i > 1 ? -1 : 1)} ${66 - i * 24}L${18 - (i > 2 ? 2 : 0)} ${62 - i * 24}`, glint, 4),
  ).join('') +
  path(
    'M0 -40C-30 -80 -76 -76 -96 -40C-66 -54 -36 -50 0 -40ZM0 -40C30 -80 76 -76 96 -40C66 -54 36 -50 0 -40ZM0 -40C-20 -10 -60 -8 -80 26C-78 -16 -50 -50 0 -40ZM0 -40C20 -10 60 -8 80 26C78 -16 50 -50 0 -40ZM0 -40C-30 -60 -38 -90 -16 -100C-18 -78 -10 -58 0 -40ZM0 -40C24 -60 38 -86 24 -100C16 -80 6 -60 0 -40Z',
    body,
  ) +
  circle(-12, -30, 12, glint) +
  circle(12, -28, 12, glint)

export const carabao: Motif = ({ body, detail, glint }) =>
  mirrored(
    path('M24 -40C60 -34 86 -52 84 -96C112 -50 92 4 30 -6Z', glint) +
      path('M38 -8C66 -14 84 0 88 16C66 24 46 16 36 8Z', detail),
  ) +
  path('M-44 -36C-30 -58 30 -58 44 -36C50 0 40 34 36 62C32 92 -32 92 -36 62C-40 34 -50 0 -44 -36Z', body) +
  path('M-34 54C-20 42 20 42 34 54C36 90 -36 90 -34 54Z', detail) +
  mirrored(circle(14, 66, 6, glint) + circle(26, 2, 8, glint) + circle(26, 3, 4, detail)) +
  polygon(
    [
      [0, -46],
      [12, -26],
      [0, 0],
      [-12, -26],
    ],
    detail,
  )

export const tarsier: Motif = ({ body, detail, glint }) =>
  mirrored(
    path('M44 -40C58 -96 100 -84 96 -44C92 -16 70 -10 56 -12Z', body) +
      path('M58 -42C66 -70 86 -66 84 -44C82 -30 70 -26 62 -26Z', detail),
  ) +
  path('M0 -70C60 -70 86 -34 82 12C78 64 40 90 0 90C-40 90 -78 64 -82 12C-86 -34 -60 -70 0 -70Z', body) +
  mirrored(circle(38, -2, 36, glint) + circle(35, 0, 23, detail) + circle(42, -9, 8, glint)) +
  path('M-11 36L11 36L0 50Z', detail) +
  line('M-20 62C-8 72 8 72 20 62', detail, 6)

export const butterfly: Motif = ({ body, detail, glint }) =>
  mirrored(
    path('M4 -8C20 -76 80 -100 96 -72C104 -40 70 4 6 8Z', body) +
      path('M6 8C56 4 86 28 74 62C60 92 20 74 4 24Z', detail) +
      circle(62, -54, 15, glint) +
      circle(40, -26, 9, glint) +
      circle(48, 46, 11, glint) +
      line('M3 -34C10 -60 22 -72 34 -76', detail, 4),
  ) +
  ellipse(0, 10, 8, 48, detail) +
  circle(0, -38, 10, detail)

export const eagle: Motif = ({ body, detail, glint }) =>
  path(
    'M-30 -36C-70 -64 -76 -84 -70 -98C-56 -84 -44 -80 -36 -78C-40 -90 -36 -98 -26 -102C-20 -88 -8 -82 4 -78Z',
    detail,
  ) +
  path(
    'M-70 96C-84 40 -76 -20 -46 -46C-20 -72 30 -66 50 -36C58 -24 60 -14 58 -4L20 18C26 50 54 70 60 96L36 84L18 98L-4 84L-26 98L-46 84Z',
    body,
  ) +
  path('M36 -40C74 -44 98 -16 86 26C80 12 66 6 22 16C36 2 40 -20 36 -40Z', glint) +
  circle(16, -24, 13, glint) +
  circle(19, -23, 7, detail) +
  line('M-2 -42L34 -34', detail, 7) +
  line('M-52 10L-40 40M-26 20L-16 48M-56 54L-48 74', detail, 6)

export const flame: Motif = ({ body, detail, glint }) =>
  path(
    'M0 -100C14 -62 74 -40 74 24C74 70 40 98 0 98C-40 98 -74 70 -74 24C-74 -6 -54 -24 -46 -50C-34 -44 -28 -34 -28 -24C-10 -44 -6 -74 0 -100Z',
    body,
  ) +
  path(
    'M6 -40C12 -12 46 2 44 44C42 76 22 92 0 92C-24 92 -44 76 -44 44C-44 24 -32 14 -28 -2C-20 2 -16 8 -14 16C-2 0 2 -20 6 -40Z',
    glint,
  ) +
  path('M2 18C8 34 24 42 22 62C20 80 10 88 0 88C-12 88 -22 78 -22 62C-22 46 -4 38 2 18Z', detail)

export const chili: Motif = ({ body, detail, glint }) =>
  path('M40 -60C84 -40 84 30 20 74C-16 98 -70 100 -96 84C-50 84 -24 60 -12 20C-4 -14 0 -66 40 -60Z', body) +
  path('M14 -54C24 -76 52 -76 62 -48C48 -58 30 -40 14 -54Z', detail) +
  line('M42 -66C40 -82 52 -92 66 -96', detail, 9) +
  path('M50 -36C64 -6 46 40 4 66C36 36 46 2 38 -34Z', glint)

export const bakunawa: Motif = ({ body, detail, glint }) =>
  circle(0, 4, 34, glint) +
  circle(12, -4, 6, detail) +
  circle(-10, 14, 8, detail) +
  `<path d="M-34 -62A72 72 0 1 0 52 -46" fill="none" stroke="${body}" stroke-width="30" stroke-linecap="round"/>` +
  times(9, (i) =>
    star(0, 0, 3, 13, 6, detail).replace('<path', `<path transform="rotate(${160 + i * 27 - 120}) translate(0 -92)"`),
  ).join('') +
  path(
    'M-46 -78C-34 -104 10 -104 34 -84L72 -66C78 -60 70 -50 60 -52L30 -52L58 -40C60 -30 44 -26 30 -32C0 -36 -34 -44 -46 -78Z',
    body,
  ) +
  path('M-20 -96C-30 -110 -52 -112 -66 -100C-54 -98 -44 -90 -40 -80Z', detail) +
  circle(8, -76, 9, glint) +
  circle(10, -76, 4, detail)

export const moonCat: Motif = ({ body, detail, glint }) =>
  ring(0, 0, 88, glint, 7) +
  path(
    'M-62 90C-70 30 -62 -10 -60 -84C-40 -70 -26 -58 -16 -52C-6 -54 6 -54 16 -52C26 -58 40 -70 60 -84C62 -10 70 30 62 90Z',
    body,
  ) +
  mirrored(
    path('M8 -16C20 -34 42 -30 48 -14C36 -2 16 -2 8 -16Z', glint) +
      path('M25 -26L31 -26L31 -4L25 -4Z', detail) +
      line('M20 24L56 16M20 32L56 36', glint, 3),
  ) +
  path('M-9 12L9 12L0 24Z', glint) +
  line('M-14 36C-8 42 8 42 14 36', detail, 5)
