import { mix } from './color.ts'
import { PALETTES } from './palette.ts'
import { createRandom } from './random.ts'
import * as nature from './shapes/nature.ts'
import { rooster, sun, salakot } from './shapes/fiesta.ts'
import { lantern } from './lantern.ts'
import { octopus, shark, turtle } from './shapes/sea.ts'
import { creature } from './shapes/arcade.ts'
import type { Motif } from './shapes/motif.ts'
import { circle, path, placed, rect } from './svg.ts'

/** A person with a salakot, the only human face among the animals. */
const farmer: Motif = ({ body, detail, glint }) =>
  path('M-62 100C-60 62 -30 56 0 56C30 56 60 62 62 100Z', detail) +
  rect(-14, 40, 28, 28, mix('#c98a5a', body, 0.15)) +
  circle(0, 18, 42, '#d99a66') +
  circle(-15, 20, 5, detail) +
  circle(15, 20, 5, detail) +
  path('M-14 38C-6 48 6 48 14 38Z', detail) +
  placed(0, -34, 0.95, 0, salakot({ body, detail, glint }))

const FACES: readonly Motif[] = [
  nature.tarsier,
  nature.carabao,
  nature.eagle,
  nature.moonCat,
  nature.butterfly,
  nature.gumamela,
  rooster,
  lantern,
  sun,
  octopus,
  shark,
  turtle,
  creature,
  farmer,
  farmer,
]

/** A player's avatar, 160 × 160, filled to the edges so that the app may round it. */
export function drawAvatar({ seed }: { seed: string | number }): string {
  const random = createRandom(`avatar/${seed}`)
  const palette = random.pick(PALETTES)
  const face = random.pick(FACES)
  const ring = random.chance(0.5)
    ? circle(80, 80, 66, mix(palette.ground, palette.deep, 0.22))
    : path('M0 160L160 0V160Z', mix(palette.ground, palette.deep, 0.22))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${rect(0, 0, 160, 160, palette.ground)}${ring}${placed(80, 82, 0.6, 0, face({ body: palette.shape, detail: palette.deep, glint: palette.light }))}</svg>`
}
