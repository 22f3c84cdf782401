import { mix } from '../color.ts'
import { circle, ellipse, line, path, rect } from '../svg.ts'
import type { House } from './house.ts'

const BLACK = '#240a18'

/** A warm dusk: a low sun, the subject on a black ridge with lava, and the name in the ridge. */
export const mayon: House = {
  grounds: ['#f2762e', '#d8323a', '#f4a63a', '#9c2a5c', '#e8607a', '#5b2a86'],
  face: { pen: 0.27, ends: 'square', gap: 0.1 },
  measure: [258, 92],
  logo: { ground: '#d8323a', main: '#2b0d1a', second: '#ffb347' },
  emblem: (main, second) =>
    path('M-40 32L-10 -30H10L40 32Z', main) + path('M-10 -30H10L16 -16L6 -22L0 -8L-8 -20L-16 -18Z', second),
  draw({ ground, title, place }) {
    const low = mix(ground, '#ffe7a8', 0.75)
    const far = mix(ground, BLACK, 0.55)
    return (
      `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${mix(ground, BLACK, 0.45)}"/><stop offset=".3" stop-color="${ground}"/><stop offset=".85" stop-color="${low}"/></linearGradient></defs>` +
      rect(0, 0, 300, 400, 'url(#sky)') +
      circle(150, 166, 118, '#fff3cf') +
      path('M-20 264L78 172L96 166L112 174L212 304H-20ZM190 304L262 204L320 244V304Z', far) +
      line('M94 170l-6 16 8 12-6 18', '#ff6a2b', 5) +
      path('M0 276Q70 248 150 254T300 264V400H0Z', BLACK) +
      ellipse(156, 270, 96, 11, '#12040c') +
      place(150, 160, 1.14) +
      title.draw(150, 338 - title.height / 2, '#fff3cf')
    )
  },
}
