import { escapeHtml } from '../pages/escape-html.ts'
import { palettesFor, type GameCategory } from './palette.ts'
import { createRandom } from './random.ts'
import * as busy from './scenes/busy-scenes.ts'
import * as plain from './scenes/plain-scenes.ts'
import { COVER_HEIGHT, COVER_WIDTH, type Scene } from './scenes/scene.ts'
import { motifFor, motifsOf } from './shapes/catalogue.ts'
import { pickFace, TITLE_STYLES } from './title-styles.ts'

const { rays, disc, stripes, rings, halftone, arch, split, crop, frame, echo } = plain
const { horizon, festoon, swarm, banig, night, trio, beams, blocks, burst, streamers } = busy

const ANY: readonly Scene[] = [
  rays,
  disc,
  stripes,
  rings,
  halftone,
  arch,
  split,
  crop,
  frame,
  echo,
  swarm,
  banig,
  night,
  trio,
  blocks,
  burst,
]

/** Scenes that only suit some categories, such as seas for fish games. */
const BY_CATEGORY: Record<GameCategory, readonly Scene[]> = {
  slot: [...ANY, festoon, festoon, horizon, streamers],
  hot: [rays, rays, burst, burst, halftone, split, crop, stripes, festoon],
  live: [beams, beams, arch, arch, disc, rings, frame, night, split, stripes, banig],
  sports: [stripes, split, crop, halftone, blocks, burst, beams, rays, echo, disc],
  fish: [horizon, horizon, rings, disc, crop, swarm, echo, halftone, split, trio, night],
  poker: [frame, frame, disc, split, banig, arch, stripes, crop, rings, trio],
  arcade: [blocks, blocks, swarm, halftone, echo, night, burst, split, rays, crop, streamers],
}

export interface CoverOptions {
  name: string
  manufName: string
  type: GameCategory
  seed: string | number
}

/**
 * A game's cover, a 300 × 400 SVG: one strong shape, two colors and the name. The same options always give the same
 * SVG. A name that mentions a motif gets that motif.
 */
export function drawCover({ name, manufName, type, seed }: CoverOptions): string {
  const random = createRandom(`${type}/${seed}`)
  const palette = random.pick(palettesFor(type))
  const scene = random.pick(BY_CATEGORY[type])
  const style = random.pick(TITLE_STYLES)
  const face = pickFace(random)
  const chosen = random.pick(motifsOf(type))
  const motif = motifFor(name, type) ?? chosen
  const id = `c${Math.floor(random.next() * 0xffffff).toString(16)}`
  const label = escapeHtml(manufName === '' ? name : `${name}, ${manufName}`)
  const picture = scene({ cx: 150, cy: style.cy, motif, palette, random, id })
  const words = style.draw({ name, maker: manufName, palette, face })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}"><title>${label}</title>${picture}${words}</svg>`
}
