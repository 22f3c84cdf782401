import { mix } from './color.ts'
import { palettesFor } from './palette.ts'
import { createRandom } from './random.ts'
import { jeepney, mango, parol, salakot, sun } from './shapes/fiesta.ts'
import type { Motif } from './shapes/motif.ts'
import { coins, gem, lanterns } from './shapes/treasure.ts'
import { circle, placed, rect } from './svg.ts'

/** The motif of a picture, by the first word of the goods' id. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  cash: coins,
  shirt: sun,
  cap: salakot,
  mug: jeepney,
  lantern: parol,
  umbrella: mango,
  powerbank: gem,
}

/** A picture of goods, 160 × 160, filled to the edges. The same seed always gives the same SVG. */
export function drawGoods({ seed }: { seed: string }): string {
  const palette = createRandom(`goods/${seed}`).pick(palettesFor('slot'))
  const motif = MOTIFS[seed.split('-')[0] ?? ''] ?? lanterns
  const halo = circle(80, 80, 66, mix(palette.ground, palette.deep, 0.22))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">${rect(0, 0, 160, 160, palette.ground)}${halo}${placed(80, 80, 0.56, 0, motif({ body: palette.shape, detail: palette.deep, glint: palette.light }))}</svg>`
}
