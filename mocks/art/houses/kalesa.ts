import { mix } from '../color.ts'
import { ellipse, path, rect, ring, spun } from '../svg.ts'
import type { House } from './house.ts'

const CREAM = '#f9e8c4'

/** Each dark color with the brighter one inside its oval. */
const LIFTS: Readonly<Record<string, string>> = {
  '#6a1524': '#d8485c',
  '#14483a': '#2fa47c',
  '#1d3263': '#4a7bd8',
  '#5a3312': '#d08a3c',
  '#4a1f55': '#a35cc0',
  '#0f5560': '#27a3b0',
}

/** An old label: a double frame with cut corners, an oval in gold, slab letters on a plate. */
export const kalesa: House = {
  grounds: Object.keys(LIFTS),
  face: { pen: 0.18, ends: 'square', gap: 0.34, serif: true },
  measure: [208, 64],
  logo: { ground: '#6a1524', main: '#e8bd62', second: '#f9e8c4' },
  emblem: (main, second) => ring(0, 0, 30, main, 8) + spun(8, rect(-3, -28, 6, 28, main)) + ring(0, 0, 8, second, 6),
  draw({ ground, title, place }) {
    const gold = '#e8bd62'
    const lift = LIFTS[ground] ?? ground
    const cut = (i: number): string =>
      `M${i + 22} ${i}H${278 - i}A22 22 0 0 0 ${300 - i} ${i + 22}V${378 - i}A22 22 0 0 0 ${278 - i} ${400 - i}H${i + 22}A22 22 0 0 0 ${i} ${378 - i}V${i + 22}A22 22 0 0 0 ${i + 22} ${i}Z`
    return (
      `<defs><radialGradient id="oval" cx=".42" cy=".36" r=".72"><stop stop-color="${mix(lift, '#fff6dc', 0.7)}"/><stop offset=".55" stop-color="${lift}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>` +
      rect(0, 0, 300, 400, mix(ground, '#0c0408', 0.45)) +
      `<path d="${cut(9)}" fill="${ground}" stroke="${gold}" stroke-width="5"/><path d="${cut(18)}" fill="none" stroke="${gold}" stroke-width="1.5"/>` +
      ellipse(150, 156, 124, 132, mix(ground, '#0c0408', 0.4)) +
      ellipse(150, 152, 122, 130, gold) +
      ellipse(150, 152, 115, 123, 'url(#oval)') +
      path('M30 374H270V284L150 272L30 284Z', mix(ground, '#0c0408', 0.5)) +
      path('M26 378H274V288L150 276L26 288Z', CREAM) +
      place(150, 152, 1.08) +
      title.draw(150, 334 - title.height / 2, mix(ground, '#0c0408', 0.25))
    )
  },
}
