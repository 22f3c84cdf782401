import { mix } from '../color.ts'
import { ellipse, group, path, polygon, rect, times } from '../svg.ts'
import type { House } from './house.ts'

const BLACK = '#0b0f1e'
const VOLT = '#e6ff3a'

/** Speed: a slanted field with stripes, slanted heavy letters on black. */
export const tamaraw: House = {
  grounds: ['#0a5cff', '#00a866', '#ff5a1f', '#e0143c', '#7a35ff', '#00a2cf', '#ffb400'],
  face: { pen: 0.28, ends: 'square', gap: 0.11 },
  measure: [236, 88],
  logo: { ground: '#141a2e', main: '#e6ff3a', second: '#ffffff' },
  emblem: (main, second) =>
    path('M-40 -30C-38 4 -20 14 0 14C20 14 38 4 40 -30C28 -14 16 -10 0 -10C-16 -10 -28 -14 -40 -30Z', main) +
    path('M-16 18H16L8 40H-8Z', second),
  draw({ ground, title, place }) {
    const lift = mix(ground, '#ffffff', 0.3)
    const top = 374 - title.height
    return (
      rect(0, 0, 300, 400, ground) +
      polygon(
        [
          [150, 0],
          [300, 0],
          [300, 300],
          [20, 300],
        ],
        lift,
      ) +
      path(
        times(4, (i) => `M${-30 + i * 26} ${64 + i * 46}h${120 - i * 16}l-9 15h-120Z`).join(''),
        mix(ground, BLACK, 0.28),
      ) +
      path('M214 34h100l-7 12h-100ZM236 60h80l-7 12h-80Z', '#ffffff') +
      polygon(
        [
          [0, top + 2],
          [300, top - 30],
          [300, 400],
          [0, 400],
        ],
        VOLT,
      ) +
      polygon(
        [
          [0, top + 10],
          [300, top - 22],
          [300, 400],
          [0, 400],
        ],
        BLACK,
      ) +
      ellipse(160, 262, 88, 10, mix(ground, BLACK, 0.6)) +
      place(152, 140, 1.18, -5) +
      group('translate(62 0) skewX(-9)', title.draw(150, top + 4, '#ffffff'))
    )
  },
}
