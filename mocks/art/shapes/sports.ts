import { circle, ellipse, line, path, polar, polygon, rect, ring, spun, times } from '../svg.ts'
import type { Motif } from './motif.ts'

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

export const volleyball: Motif = ({ body, detail, glint }) =>
  circle(0, 0, 92, body) +
  path('M0 0C-10 -50 20 -84 52 -76C76 -62 90 -34 92 -6C60 -30 24 -26 0 0Z', glint) +
  path('M0 0C48 16 62 58 40 84C12 96 -20 94 -44 80C-8 66 6 34 0 0Z', glint) +
  path('M0 0C-38 32 -84 22 -92 -8C-90 -38 -74 -64 -48 -78C-56 -40 -36 -12 0 0Z', glint) +
  `<path d="M0 0C-10 -50 20 -84 52 -76M0 0C24 -26 60 -30 92 -6M0 0C48 16 62 58 40 84M0 0C6 34 -8 66 -44 80M0 0C-38 32 -84 22 -92 -8M0 0C-36 -12 -56 -40 -48 -78" fill="none" stroke="${detail}" stroke-width="6"/>` +
  ring(0, 0, 92, detail, 6)

export const billiards: Motif = ({ body, detail, glint }) =>
  ellipse(8, 88, 74, 10, detail) +
  circle(0, 0, 90, body) +
  circle(-6, -14, 44, glint) +
  ring(-6, -30, 11, detail, 8) +
  ring(-6, 0, 14, detail, 8) +
  line('M44 -58C60 -44 68 -24 68 -6', glint, 9)
