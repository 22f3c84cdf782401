import { mix } from '../color.ts'
import { circle, path, polar, rect, ring, times } from '../svg.ts'
import type { House } from './house.ts'

const NAVY = '#1a1440'
const ROSE = '#c9824a'

/** Each pearl color with its jewel. */
const JEWELS: Readonly<Record<string, string>> = {
  '#f7b9b4': '#b5305f',
  '#9fdbe2': '#1b6aa0',
  '#cdb6f2': '#5a34ad',
  '#f6d58c': '#a8431c',
  '#a9dfb0': '#12745a',
  '#f9a6c6': '#8a2590',
}

/** Art deco in pearl: a fan of rays from below, a string of pearls, inline letters at the bottom. */
export const perlas: House = {
  grounds: Object.keys(JEWELS),
  face: { pen: 0.27, ends: 'square', gap: 0.12 },
  measure: [246, 82],
  logo: { ground: '#1a1440', main: '#f9a6c6', second: '#fffdf8' },
  emblem: (main, second) =>
    path('M-38 10C-38 -22 -18 -38 0 -38C18 -38 38 -22 38 10L0 34Z', main) + circle(0, 8, 14, second),
  draw({ ground, title, place }) {
    const jewel = JEWELS[ground] ?? NAVY
    const deep = mix(ground, jewel, 0.45)
    const fan = times(9, (i) => {
      const [ax, ay] = polar(150, 420, 480, i * 15 - 64)
      const [bx, by] = polar(150, 420, 480, i * 15 - 56)
      return `M150 420L${ax.toFixed(0)} ${ay.toFixed(0)}L${bx.toFixed(0)} ${by.toFixed(0)}Z`
    }).join('')
    const pearls = times(13, (i) => {
      const [x, y] = polar(150, 142, 132, i * 20 - 120)
      return circle(x, y, 7, '#fffdf8') + circle(x + 1.5, y + 2, 4, mix(ground, '#ffffff', 0.3))
    })
    return (
      `<defs><radialGradient id="disc" cx=".4" cy=".34" r=".75"><stop stop-color="${mix(jewel, '#ffffff', 0.55)}"/><stop offset=".5" stop-color="${mix(jewel, '#ffffff', 0.12)}"/><stop offset="1" stop-color="${mix(jewel, NAVY, 0.5)}"/></radialGradient></defs>` +
      rect(0, 0, 300, 400, ground) +
      path(fan, mix(ground, '#ffffff', 0.5)) +
      circle(150, 142, 120, deep) +
      circle(150, 142, 117, 'url(#disc)') +
      ring(150, 142, 106, ROSE, 2) +
      pearls.join('') +
      rect(0, 288, 300, 112, NAVY) +
      rect(0, 284, 300, 4, ROSE) +
      place(150, 146, 1.06) +
      title.draw(150, 344 - title.height / 2, '#ffe3b8') +
      title.draw(150, 344 - title.height / 2, NAVY, 0, 0.13)
    )
  },
}
