import { mix } from '../color.ts'
import { circle, ellipse, line, path, rect } from '../svg.ts'
import type { House } from './house.ts'

const BLACK = '#240a18'

/** A warm dusk: the name over a low sun, the subject on a black ridge with lava. */
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
      circle(150, 262, 118, '#fff3cf') +
      path('M-20 360L78 268L96 262L112 270L212 400H-20ZM190 400L262 300L320 340V400Z', far) +
      line('M94 266l-6 16 8 12-6 18', '#ff6a2b', 5) +
      path('M0 372Q70 344 150 350T300 360V400H0Z', BLACK) +
      ellipse(156, 366, 96, 11, '#12040c') +
      place(150, 256, 1.14) +
      title.draw(150, 26, BLACK, 5) +
      title.draw(150, 22, BLACK, 5) +
      title.draw(150, 22, '#fff3cf')
    )
  },
}
