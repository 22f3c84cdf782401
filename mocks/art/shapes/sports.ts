import { circle, ellipse, group, line, mirrored, path, polar, polygon, rect, ring, spun, star, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const basketball: Motif = ({ body, detail, glint }) =>
  circle(0, 0, 92, body) +
  path('M-64 -50C-50 -76 -20 -86 0 -84C-30 -74 -46 -58 -54 -40Z', glint) +
  `<path d="M-92 0L92 0M0 -92L0 92M-66 -66C-24 -30 -24 30 -66 66M66 -66C24 -30 24 30 66 66" fill="none" stroke="${detail}" stroke-width="7"/>` +
  ring(0, 0, 92, detail, 7)

export const football: Motif = ({ body, detail, glint }) => {
  const hub = times(5, (i) => polar(0, 0, 32, i * 72))
  const seams = times(5, (i) => `M${polar(0, 0, 32, i * 72).join(' ')}L${polar(0, 0, 66, i * 72).join(' ')}`).join('')
  return (
    circle(0, 0, 92, body) +
    polygon(hub, detail) +
    line(seams, detail, 7) +
    spun(5, path('M-24 -86L-14 -62L14 -62L24 -86C10 -94 -10 -94 -24 -86Z', detail)) +
    ring(0, 0, 92, detail, 7) +
    line('M-70 30C-62 52 -48 66 -30 74', glint, 8)
  )
}

export const boxingGlove: Motif = ({ body, detail, glint }) =>
  rect(-40, 54, 92, 42, glint, 8) +
  rect(-40, 66, 92, 8, detail) +
  path('M-44 52C-90 10 -86 -60 -44 -84C0 -104 66 -92 80 -42C88 -8 74 30 56 52Z', body) +
  path('M-80 -22C-98 -10 -96 30 -66 40C-42 44 -24 26 -10 4C-20 -20 -60 -36 -80 -22Z', body) +
  line('M-78 -24C-56 -34 -22 -18 -10 4C-22 26 -44 42 -66 40', detail, 7) +
  path('M-20 -72C14 -84 50 -76 62 -46C42 -60 10 -64 -20 -72Z', glint)

export const shuttlecock: Motif = ({ body, detail, glint }) =>
  group(
    'rotate(38)',
    path('M-22 34L-70 -78L-36 -66L-18 -86L0 -68L18 -86L36 -66L70 -78L22 34Z', glint) +
      line('M-14 30L-44 -60M-4 30L-12 -64M4 30L12 -64M14 30L44 -60M-48 -26L48 -26M-38 -2L38 -2', detail, 5) +
      path('M-28 34L28 34C32 88 -32 88 -28 34Z', body) +
      rect(-30, 28, 60, 12, detail, 4),
  )

export const trophy: Motif = ({ body, detail, glint }) =>
  mirrored(`<path d="M48 -66C98 -74 96 0 34 6" fill="none" stroke="${glint}" stroke-width="13"/>`) +
  path('M-60 -86L60 -86C60 -20 44 20 14 30L14 54L-14 54L-14 30C-44 20 -60 -20 -60 -86Z', body) +
  rect(-66, -94, 132, 16, glint, 6) +
  path('M-40 -70C-38 -30 -30 -4 -14 10C-22 -16 -26 -40 -26 -70Z', glint) +
  rect(-40, 52, 80, 16, glint, 4) +
  rect(-54, 66, 108, 28, detail, 6) +
  star(8, -34, 5, 24, 10, detail)

export const volleyball: Motif = ({ body, detail, glint }) =>
  circle(0, 0, 92, body) +
  path('M0 0C-10 -50 20 -84 52 -76C76 -62 90 -34 92 -6C60 -30 24 -26 0 0Z', glint) +
  path('M0 0C48 16 62 58 40 84C12 96 -20 94 -44 80C-8 66 6 34 0 0Z', glint) +
  path('M0 0C-38 32 -84 22 -92 -8C-90 -38 -74 -64 -48 -78C-56 -40 -36 -12 0 0Z', glint) +
  `<path d="M0 0C-10 -50 20 -84 52 -76M0 0C24 -26 60 -30 92 -6M0 0C48 16 62 58 40 84M0 0C6 34 -8 66 -44 80M0 0C-38 32 -84 22 -92 -8M0 0C-36 -12 -56 -40 -48 -78" fill="none" stroke="${detail}" stroke-width="6"/>` +
  ring(0, 0, 92, detail, 6)

export const medal: Motif = ({ body, detail, glint }) =>
  path('M-60 -98L-18 -98L10 -20L-26 -6Z', glint) +
  path('M60 -98L18 -98L-10 -20L26 -6Z', detail) +
  circle(0, 36, 60, body) +
  ring(0, 36, 46, glint, 6) +
  star(0, 36, 5, 36, 15, detail)

export const bicycle: Motif = ({ body, detail, glint }) =>
  mirrored(ring(58, 34, 38, body, 9) + ring(58, 34, 10, glint, 6)) +
  `<path d="M-58 34L-22 -30L34 -30L0 34L-58 34M0 34L-26 -44M58 34L28 -52L46 -60" fill="none" stroke="${glint}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>` +
  line('M-44 -46L-14 -46', detail, 12) +
  line('M28 -54C44 -70 62 -60 58 -48', detail, 9) +
  circle(0, 34, 13, detail)

export const billiards: Motif = ({ body, detail, glint }) =>
  ellipse(8, 88, 74, 10, detail) +
  circle(0, 0, 90, body) +
  circle(-6, -14, 44, glint) +
  ring(-6, -30, 11, detail, 8) +
  ring(-6, 0, 14, detail, 8) +
  line('M44 -58C60 -44 68 -24 68 -6', glint, 9)

export const racket: Motif = ({ body, detail, glint }) =>
  group(
    'rotate(34)',
    ellipse(0, -40, 48, 58, body) +
      ellipse(0, -40, 38, 48, glint) +
      line('M-30 -40L30 -40M-26 -60L26 -60M-26 -20L26 -20M0 -84L0 4M-16 -78L-16 -2M16 -78L16 -2', detail, 3) +
      path('M-14 14L14 14L8 40L-8 40Z', body) +
      rect(-9, 36, 18, 62, detail, 8),
  ) +
  circle(62, 56, 26, body) +
  line('M42 46C54 50 64 62 64 76', glint, 5)
