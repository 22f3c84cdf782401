import { mix } from '../color.ts'
import { path, polar, polygon, rect, star, times } from '../svg.ts'
import type { House } from './house.ts'

const MANGO = '#ffc53d'

/** Fiesta night: a star burst behind the subject, round letters lit from above. */
export const bituin: House = {
  grounds: ['#4a20a8', '#b3126b', '#1d3fae', '#0d7a76', '#c2331f', '#7a1f9c'],
  face: { pen: 0.25, ends: 'round', gap: 0.12 },
  measure: [250, 100],
  logo: { ground: '#4a20a8', main: '#ffc53d', second: '#fffbe8' },
  emblem: (main, second) => star(0, 0, 5, 40, 17, main) + star(0, 0, 5, 20, 8, second),
  draw({ ground, title, place }) {
    const deep = mix(ground, '#12082b', 0.78)
    const [cx, cy] = [150, 142]
    const rays = times(16, (i) =>
      polygon([[cx, cy], polar(cx, cy, 420, i * 22.5), polar(cx, cy, 420, i * 22.5 + 9)], MANGO),
    )
    const top = 384 - title.height
    return (
      `<defs><radialGradient id="sky" cx="${cx}" cy="${cy}" r="250" gradientUnits="userSpaceOnUse"><stop stop-color="${mix(ground, '#ffe9b8', 0.55)}"/><stop offset=".42" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      `<linearGradient id="ink" y1="${top}" y2="384" x2="0" gradientUnits="userSpaceOnUse"><stop stop-color="#fffbe8"/><stop offset="1" stop-color="${MANGO}"/></linearGradient></defs>` +
      rect(0, 0, 300, 400, 'url(#sky)') +
      `<g opacity=".16">${rays.join('')}</g>` +
      star(36, 214, 4, 12, 3, MANGO) +
      star(266, 60, 4, 15, 4, MANGO) +
      star(252, 226, 4, 8, 2.5, '#fffbe8') +
      path(`M0 ${top - 6}Q150 ${top - 34} 300 ${top - 6}V400H0Z`, deep) +
      place(cx, cy - 4, 1.18) +
      title.draw(150, top + 4, '#0d0520', 5) +
      title.draw(150, top, deep, 5) +
      title.draw(150, top, 'url(#ink)')
    )
  },
}
