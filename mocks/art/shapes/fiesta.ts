import { circle, line, mirrored, path, polygon, spun, star } from '../svg.ts'
import type { Motif } from './motif.ts'

/** The symbols of the activity pages beside the lantern; avatars show some too. */
export const mango: Motif = ({ body, detail, glint }) =>
  line('M10 -74C14 -88 6 -94 -2 -98', detail, 8) +
  path('M12 -76C34 -104 74 -100 92 -84C72 -62 40 -60 12 -76Z', detail) +
  path('M-60 42C-92 -8 -54 -80 8 -78C70 -76 94 -18 80 24C67 65 22 88 -16 82C-42 78 -50 58 -60 42Z', body) +
  path('M-50 30C-70 -6 -44 -54 -4 -60C-30 -40 -44 -8 -34 34C-38 40 -46 38 -50 30Z', glint) +
  circle(40, 36, 4, detail) +
  circle(22, 54, 3, detail) +
  circle(54, 14, 3, detail)

export const salakot: Motif = ({ body, detail, glint }) =>
  path('M-74 42C-40 70 40 70 74 42L70 60C40 84 -40 84 -70 60Z', detail) +
  path('M-98 34C-62 -6 -30 -58 0 -76C30 -58 62 -6 98 34C60 58 -60 58 -98 34Z', body) +
  mirrored(line('M0 -70C22 -32 44 10 60 44M0 -70C10 -32 18 10 24 50', detail, 4)) +
  line('M-62 -2C-30 14 30 14 62 -2M-34 -38C-16 -28 16 -28 34 -38', glint, 6) +
  path('M-98 34C-60 58 60 58 98 34C100 40 98 44 94 46C58 70 -58 70 -94 46C-98 44 -100 40 -98 34Z', glint) +
  circle(0, -82, 11, glint) +
  line('M-58 64C-40 104 40 104 58 64', body, 4)

export const rooster: Motif = ({ body, detail, glint }) =>
  path('M-44 -44C-58 -76 -34 -90 -24 -68C-22 -100 6 -102 6 -72C18 -96 44 -86 32 -54Z', detail) +
  path(
    'M-84 98C-78 50 -66 6 -54 -20C-46 -50 -18 -64 8 -60C36 -56 50 -34 46 -10C44 10 62 40 84 98L58 84L44 98L24 82L4 98L-16 82L-36 98L-58 84Z',
    body,
  ) +
  path('M42 -34L94 -14L42 4C50 -8 50 -22 42 -34Z', glint) +
  path('M34 6C54 10 54 44 36 46C22 42 24 18 34 6Z', detail) +
  circle(18, -26, 13, glint) +
  circle(21, -25, 6, detail) +
  line('M-50 30L-38 58M-30 18L-16 50M-6 24L6 54M-56 66L-48 80M-28 66L-20 80M2 66L10 80', detail, 6)

export const sun: Motif = ({ body, detail, glint }) =>
  spun(
    8,
    polygon(
      [
        [-13, -52],
        [0, -98],
        [13, -52],
      ],
      body,
    ),
  ) +
  spun(
    8,
    polygon(
      [
        [-9, -50],
        [0, -78],
        [9, -50],
      ],
      glint,
    ),
    22.5,
  ) +
  circle(0, 0, 50, body) +
  circle(0, 0, 41, glint) +
  circle(0, 0, 38, body) +
  mirrored(path('M8 -8C12 -22 26 -22 30 -8C24 -14 14 -14 8 -8Z', detail) + circle(27, 8, 6, glint)) +
  path('M-20 10C-12 30 12 30 20 10C10 16 -10 16 -20 10Z', detail)

export const seven: Motif = ({ body, detail, glint }) =>
  path('M-72 -92L78 -92L78 -46L22 96L-44 96L14 -34L-20 -34L-20 -12L-72 -12Z', detail) +
  path('M-62 -82L68 -82L68 -48L15 86L-29 86L29 -44L-30 -44L-30 -22L-62 -22Z', body) +
  path('M-52 -72L58 -72L52 -60L-52 -60Z', glint) +
  star(-46, -34, 5, 10, 4.5, glint)
