import { mix } from '../color.ts'
import { circle, path, rect, times } from '../svg.ts'
import type { House } from './house.ts'

const PAPER = '#f8e8c6'
const NIGHT = '#2b1338'

/** Folk print on paper: woven borders, a bold disc, dark letters. */
export const sarimanok: House = {
  grounds: ['#d3263f', '#0a8a70', '#e79a18', '#2450a8', '#7a2d9c', '#ef6a8b'],
  face: { pen: 0.24, ends: 'square', gap: 0.13 },
  measure: [240, 64],
  logo: { ground: '#0a8a70', main: '#f8e8c6', second: '#d3263f' },
  emblem: (main, second) =>
    path('M-36 30C-40 -6 -16 -34 14 -36C10 -20 22 -18 38 -14C20 -8 22 34 -8 34C-22 34 -18 16 -36 30Z', main) +
    circle(12, -18, 6, second),
  getDominantColor: () => PAPER,
  draw({ ground, title, place }) {
    const shade = mix(ground, NIGHT, 0.35)
    const weave = (y: number): string =>
      rect(0, y, 300, 24, NIGHT) +
      path(times(13, (i) => `M${i * 25 - 12.5} ${y + 12}l12.5 -11 12.5 11 -12.5 11Z`).join(''), ground) +
      path(times(13, (i) => `M${i * 25 - 5} ${y + 12}l5 -5 5 5 -5 5Z`).join(''), PAPER)
    return (
      rect(0, 0, 300, 400, PAPER) +
      circle(152, 158, 118, shade) +
      circle(148, 152, 117, ground) +
      path('M24 286h252v4H24Z', NIGHT) +
      weave(0) +
      weave(376) +
      place(148, 156, 1.1) +
      title.draw(150, 333 - title.height / 2, NIGHT)
    )
  },
}
