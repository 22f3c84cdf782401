import { mix } from '../color.ts'
import { ellipse, mirrored, path, polygon, rect, times, group } from '../svg.ts'
import type { House } from './house.ts'

const GOLD = '#f0cd86'

/** A stage: curtains, one spotlight, the subject on a round table, slender letters. */
export const amihan: House = {
  grounds: ['#9c1233', '#0e5c49', '#22368f', '#6a1f86', '#0f5372', '#a8480f'],
  face: { pen: 0.19, ends: 'square', gap: 0.2 },
  measure: [242, 74],
  logo: { ground: '#0e5c49', main: '#f0cd86', second: '#fff3d6' },
  emblem: (main, second) =>
    path('M-40 -14C-14 -38 12 2 40 -22V-6C12 18 -14 -22 -40 2Z', main) +
    path('M-40 16C-14 -8 12 32 40 8V22C12 46 -14 6 -40 30Z', second),
  getDominantColor: (ground) => mix(ground, '#0a0612', 0.5),
  draw({ ground, title, place }) {
    const deep = mix(ground, '#0a0612', 0.75)
    const fold = mix(ground, '#0a0612', 0.4)
    const curtain =
      path('M150 -10V300H116C132 220 120 110 74 44L40 24V-10Z', ground) +
      path(
        'M150 0V300H140C150 200 144 100 128 0ZM128 300H120C136 220 128 120 96 40L88 20L100 12C134 100 142 220 128 300Z',
        fold,
      )
    return (
      `<defs><radialGradient id="spot" cx="150" cy="140" r="170" gradientUnits="userSpaceOnUse"><stop stop-color="${mix(ground, '#ffe9c0', 0.72)}"/><stop offset=".45" stop-color="${mix(ground, '#ffe9c0', 0.22)}"/><stop offset="1" stop-color="${mix(ground, '#0a0612', 0.5)}"/></radialGradient></defs>` +
      rect(0, 0, 300, 400, deep) +
      rect(0, 0, 300, 300, 'url(#spot)') +
      `<g opacity=".28">${polygon(
        [
          [120, -20],
          [180, -20],
          [282, 262],
          [18, 262],
        ],
        '#fff3d6',
      )}</g>` +
      group('translate(150 0)', mirrored(curtain)) +
      path(times(7, (i) => `M${i * 50 - 25} -6h50v18a25 20 0 0 1 -50 0Z`).join(''), fold) +
      ellipse(150, 268, 136, 28, '#0a0612') +
      ellipse(150, 260, 134, 27, GOLD) +
      ellipse(150, 258, 128, 23, mix(ground, '#ffe9c0', 0.5)) +
      ellipse(158, 262, 82, 12, fold) +
      rect(0, 294, 300, 106, deep) +
      rect(0, 294, 300, 2, GOLD) +
      place(150, 150, 1.12) +
      title.draw(150, 346 - title.height / 2, GOLD)
    )
  },
}
