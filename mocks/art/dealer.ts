import { mix } from './color.ts'
import { PALETTES } from './palette.ts'
import { createRandom } from './random.ts'
import { circle, path, rect } from './svg.ts'

const SKIN = ['#e0a878', '#c98a5a', '#b5764a'] as const
const HAIR = ['#1d1420', '#2b1a14', '#3a2418'] as const

/** A dealer behind a table, 320 × 180 (SVG). The same seed always gives the same picture. */
export function drawDealer({ seed }: { seed: string }): string {
  const random = createRandom(`dealer/${seed}`)
  const { ground, deep, shape, light } = random.pick(PALETTES)
  const skin = random.pick(SKIN)
  const hair = random.pick(HAIR)
  const isLong = random.chance(0.5)
  const head =
    (isLong ? path('M184 84C182 30 276 30 274 84V132H184Z', hair) : '') +
    path('M166 180C168 138 200 126 229 126C258 126 290 138 292 180Z', mix(deep, '#000000', 0.35)) +
    path('M212 118H246V134L229 152L212 134Z', mix(skin, '#000000', 0.12)) +
    path('M205 128L229 150L253 128L262 134L229 180L196 134Z', '#f7f4ea') +
    path('M219 148L229 154L239 148V162L229 156L219 162Z', shape) +
    circle(229, 86, 34, skin) +
    path('M194 84C192 42 266 42 264 84C256 64 214 62 194 84Z', hair) +
    circle(217, 88, 3.4, '#241a20') +
    circle(241, 88, 3.4, '#241a20') +
    path('M217 102C222 110 236 110 241 102Z', '#8f2f3b')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    rect(0, 0, 320, 180, mix(ground, '#12102b', 0.45)) +
    circle(229, 84, 96, mix(ground, light, 0.18)) +
    circle(229, 84, 66, mix(ground, light, 0.3)) +
    head +
    path('M0 160C90 140 230 140 320 160V180H0Z', mix(shape, '#12102b', 0.5)) +
    path('M0 160C90 140 230 140 320 160V165C230 145 90 145 0 165Z', light) +
    '</svg>'
  )
}
