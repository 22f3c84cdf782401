import { mix } from '../color.ts'
import { circle, path, polygon, rect, times } from '../svg.ts'
import type { House } from './house.ts'

/** Under water: shafts of light, bubbles, and bubble letters on a wave. */
export const habagat: House = {
  grounds: ['#0aa5c0', '#0b6fd0', '#12b394', '#3450d8', '#057f8f', '#1a8fe3'],
  face: { pen: 0.26, ends: 'round', gap: 0.15 },
  measure: [244, 92],
  logo: { ground: '#0b6fd0', main: '#d9f6ff', second: '#ffe066' },
  emblem: (main, second) =>
    path(
      'M-40 6C-40 -24 -14 -38 8 -32C-8 -28 -14 -10 0 -2C14 6 26 -6 40 -2C36 24 12 38 -10 36C-28 34 -40 22 -40 6Z',
      main,
    ) + circle(22, -24, 8, second),
  draw({ ground, title, place }) {
    const deep = mix(ground, '#04143a', 0.72)
    const top = 382 - title.height
    const wave = (y: number, color: string): string =>
      path(`M-20 ${y}${times(4, () => 'q25 -20 50 0t50 0').join('')}V400H-20Z`, color)
    return (
      `<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="${mix(ground, '#e9fdff', 0.62)}"/><stop offset=".5" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
      rect(0, 0, 300, 400, 'url(#sea)') +
      `<g opacity=".22">${[0, 1, 2]
        .map((i) =>
          polygon(
            [
              [20 + i * 60, -10],
              [60 + i * 66, -10],
              [190 + i * 100, 320],
              [90 + i * 90, 320],
            ],
            '#ffffff',
          ),
        )
        .join('')}</g>` +
      `<g fill="none" stroke="#fff" stroke-width="3" opacity=".7"><circle cx="36" cy="70" r="9"/><circle cx="54" cy="42" r="5"/><circle cx="262" cy="206" r="8"/><circle cx="276" cy="178" r="4"/></g>` +
      wave(top - 14, mix(ground, deep, 0.55)) +
      place(150, 138, 1.18) +
      wave(top + 2, deep) +
      title.draw(150, top + 5, '#020a24', 5) +
      title.draw(150, top, deep, 6) +
      title.draw(150, top, '#ffffff')
    )
  },
}
