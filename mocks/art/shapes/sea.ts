import { circle, ellipse, line, mirrored, path, ring, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const fish: Motif = ({ body, detail, glint }) =>
  path('M-40 0L-98 -50C-84 -16 -84 16 -98 50Z', detail) +
  path('M-20 -50C0 -88 40 -84 50 -50Z', detail) +
  path('M-10 50C0 76 28 78 34 48Z', detail) +
  path('M-56 0C-30 -66 60 -76 96 -4C60 68 -30 62 -56 0Z', body) +
  path('M-30 -26C-18 -10 -18 14 -30 28C-42 16 -42 -12 -30 -26ZM2 -48C18 -22 18 24 2 46C-12 36 -12 -38 2 -48Z', glint) +
  circle(60, -14, 14, glint) +
  circle(63, -13, 7, detail) +
  line('M66 24C74 22 82 16 86 10', detail, 5)

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

export const jellyfish: Motif = ({ body, detail, glint }) =>
  times(5, (i) =>
    line(
      `M${-48 + i * 24} 6C${-68 + i * 24} 34 ${-28 + i * 24} 58 ${-52 + i * 26} ${92 - Math.abs(i - 2) * 8}`,
      i % 2 === 0 ? glint : detail,
      8,
    ),
  ).join('') +
  path(
    'M-82 10C-88 -58 -46 -92 0 -92C46 -92 88 -58 82 10C68 -4 58 -4 48 10C36 -4 28 -4 16 10C6 -2 -6 -2 -16 10C-28 -4 -36 -4 -48 10C-58 -4 -68 -4 -82 10Z',
    body,
  ) +
  path('M-60 -24C-56 -56 -34 -74 -10 -76C-32 -62 -42 -44 -44 -22Z', glint) +
  circle(24, -40, 9, detail) +
  circle(44, -20, 6, detail) +
  circle(4, -22, 6, detail)

export const anchor: Motif = ({ body, detail, glint }) =>
  ring(0, -74, 17, glint, 10) +
  path('M-10 -60L10 -60L12 78L-12 78Z', body) +
  path('M-46 -44L46 -44L46 -24L-46 -24Z', body) +
  path('M-92 18L-56 10C-66 56 -36 74 0 78C36 74 66 56 56 10L92 18L84 28C92 76 40 98 0 98C-40 98 -92 76 -84 28Z', body) +
  line('M-70 52C-50 84 50 84 70 52', glint, 6) +
  line('M18 -82C60 -84 66 -44 30 -30C-10 -14 -40 0 -30 30C-22 48 20 40 34 60', detail, 7)

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

export const shell: Motif = ({ body, detail, glint }) =>
  path('M-88 26C-80 -50 -40 -92 0 -92C40 -92 80 -50 88 26C60 44 -60 44 -88 26Z', body) +
  mirrored(line('M6 26L20 -78M22 30L58 -58M40 32L80 -20', detail, 5)) +
  path('M-88 36C-60 96 60 96 88 36C50 54 -50 54 -88 36Z', detail) +
  circle(0, 36, 25, glint) +
  circle(-8, 28, 7, body)

export const crab: Motif = ({ body, detail, glint }) =>
  mirrored(
    line('M40 40L78 56L86 84M30 52L58 72L60 94M48 20L92 26L98 50', detail, 10) +
      line('M44 6L74 -16L70 -44', detail, 12) +
      path('M70 -34C44 -48 46 -88 74 -96C66 -80 72 -74 78 -72C82 -82 90 -86 98 -84C104 -60 92 -36 70 -34Z', body) +
      line('M18 -10L22 -40', detail, 8) +
      circle(22, -46, 12, glint) +
      circle(21, -46, 6, detail),
  ) +
  path('M-66 22C-66 -14 -36 -24 0 -24C36 -24 66 -14 66 22C66 56 36 70 0 70C-36 70 -66 56 -66 22Z', body) +
  line('M-26 36C-12 50 12 50 26 36', detail, 7) +
  circle(-32, 8, 6, glint) +
  circle(32, 8, 6, glint) +
  circle(0, -4, 6, glint)

export const ray: Motif = ({ body, detail, glint }) =>
  line('M0 40C8 66 -14 74 4 98', detail, 7) +
  path(
    'M0 -72C14 -72 18 -60 24 -54C60 -44 92 -20 98 20C72 4 46 16 26 40C14 56 6 60 0 60C-6 60 -14 56 -26 40C-46 16 -72 4 -98 20C-92 -20 -60 -44 -24 -54C-18 -60 -14 -72 0 -72Z',
    body,
  ) +
  mirrored(
    path('M14 -66C30 -84 34 -92 26 -98C12 -92 6 -82 4 -70Z', detail) +
      circle(18, -38, 6, glint) +
      circle(36, -14, 6, glint) +
      circle(56, -10, 4, glint) +
      line('M12 0L24 10M10 14L20 24', detail, 5),
  ) +
  path('M0 -34L14 4L0 40L-14 4Z', glint)

export const seahorse: Motif = ({ body, detail, glint }) =>
  path(
    'M-14 -76L-26 -98L-6 -88L6 -102L14 -84C36 -80 44 -60 38 -46L86 -40L84 -26L36 -22C52 10 48 44 16 62C0 72 6 86 20 82C26 80 26 72 20 70C36 64 42 92 22 97C-10 102 -24 74 -6 54C12 36 8 14 -14 0C-40 -20 -40 -60 -14 -76Z',
    body,
  ) +
  path('M-24 -16C-56 -18 -62 14 -40 30C-26 28 -14 14 -12 2Z', detail) +
  circle(14, -58, 10, glint) +
  circle(16, -58, 5, detail) +
  line('M2 -8L26 -12M12 10L38 6M14 28L38 30M8 44L28 54', glint, 6)
