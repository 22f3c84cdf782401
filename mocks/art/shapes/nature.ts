import { circle, ellipse, line, mirrored, path, polygon, ring, spun } from '../svg.ts'
import type { Motif } from './motif.ts'

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
