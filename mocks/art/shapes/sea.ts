import { circle, ellipse, line, mirrored, path } from '../svg.ts'
import type { Motif } from './motif.ts'

export const shark: Motif = ({ body, detail, glint }) =>
  path('M-2 -98C20 -84 34 -60 34 -40L-34 -40C-30 -64 -18 -84 -2 -98Z', detail) +
  path('M0 -66C56 -66 92 -10 88 60L40 84L-40 84L-88 60C-92 -10 -56 -66 0 -66Z', body) +
  path('M-70 26C-40 4 40 4 70 26C64 70 40 92 0 92C-40 92 -64 70 -70 26Z', detail) +
  path('M-68 26C-40 6 40 6 68 26L56 44L42 20L28 42L14 16L0 40L-14 16L-28 42L-42 20L-56 44Z', glint) +
  path('M-44 78L-30 60L-16 82L0 62L16 82L30 60L44 78C30 92 -30 92 -44 78Z', glint) +
  mirrored(circle(42, -14, 10, glint) + circle(40, -13, 5, detail) + line('M26 -32L54 -24', detail, 6))

export const octopus: Motif = ({ body, detail, glint }) =>
  mirrored(
    line('M16 26C20 60 6 78 16 94M34 20C48 50 34 74 52 92M48 12C76 30 64 62 88 72M54 -2C86 4 82 32 98 36', body, 17),
  ) +
  path('M0 -92C56 -92 70 -40 58 2C52 30 30 40 0 40C-30 40 -52 30 -58 2C-70 -40 -56 -92 0 -92Z', body) +
  mirrored(
    circle(24, -10, 17, glint) + circle(22, -8, 9, detail) + circle(30, -64, 7, detail) + circle(46, -42, 5, detail),
  ) +
  line('M-12 20C-4 28 4 28 12 20', detail, 6)

export const turtle: Motif = ({ body, detail, glint }) =>
  mirrored(
    path('M40 -34C70 -76 98 -64 96 -40C82 -36 66 -24 56 -8Z', detail) +
      path('M44 44C72 58 78 84 64 94C48 84 38 70 34 56Z', detail),
  ) +
  ellipse(0, -74, 22, 26, detail) +
  mirrored(circle(9, -82, 5, glint)) +
  ellipse(0, 10, 66, 74, glint) +
  ellipse(0, 10, 58, 66, body) +
  path('M0 -30L28 -12L28 22L0 42L-28 22L-28 -12Z', glint) +
  path('M0 -18L18 -6L18 16L0 30L-18 16L-18 -6Z', detail) +
  line('M0 -30L0 -54M28 -12L48 -24M28 22L50 36M0 42L0 74M-28 22L-50 36M-28 -12L-48 -24', glint, 6)
