import { contrast, mix, mostReadable } from './color.ts'
import { fitTitle, smallCaps } from './fit-title.ts'
import type { Face } from './lettering.ts'
import type { Palette } from './palette.ts'
import type { SeededRandom } from './random.ts'
import { group, path, polygon, rect } from './svg.ts'

/** The title and the provider's name, at the bottom or top of a cover. `cy` is the resulting center for the motif. */
export interface TitleStyle {
  cy: number
  draw(words: { name: string; maker: string; palette: Palette; face: Face }): string
}

const FACES: readonly Face[] = [
  { pen: 0.23, ends: 'square', gap: 0.11 },
  { pen: 0.23, ends: 'round', gap: 0.12 },
  { pen: 0.28, ends: 'square', gap: 0.1 },
  { pen: 0.27, ends: 'round', gap: 0.11 },
  { pen: 0.18, ends: 'square', gap: 0.13 },
]

/** One of the variants of the poster face. */
export function pickFace(random: SeededRandom): Face {
  return random.pick(FACES)
}

const MEASURE = 262

/** The provider's name on the dark bottom: in the second color if that is readable. */
function quiet(palette: Palette): string {
  return contrast(palette.shape, palette.deep) >= 4.5 ? palette.shape : palette.light
}

/** Letters with a heavy outline over the picture. */
const outlined: TitleStyle = {
  cy: 142,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, MEASURE - 12, 108, face)
    const y = 366 - title.height
    const color = mostReadable(palette.deep, [palette.light, palette.shape])
    return (
      path('M0 400V300C60 280 240 280 300 300V400Z', palette.deep) +
      title.draw(150, y, palette.deep, 8) +
      title.draw(150, y, color) +
      smallCaps(maker, 150, 379, 240, quiet(palette))
    )
  },
}

/** A solid bottom, as on a boxing bill. */
const block: TitleStyle = {
  cy: 136,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, MEASURE, 104, face)
    const top = 400 - title.height - 48
    return (
      rect(0, top - 6, 300, 6, palette.shape) +
      rect(0, top, 300, 400 - top, palette.deep) +
      title.draw(150, top + 16, palette.light) +
      smallCaps(maker, 150, 379, 240, quiet(palette))
    )
  },
}

/** A bottom in the second color with dark letters. */
const slab: TitleStyle = {
  cy: 136,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, MEASURE, 106, face)
    const top = 400 - title.height - 48
    const ink = mostReadable(palette.shape, [palette.deep, palette.light])
    return (
      rect(0, top - 7, 300, 7, palette.deep) +
      rect(0, top, 300, 400 - top, palette.shape) +
      title.draw(150, top + 17, ink) +
      smallCaps(maker, 150, 379, 240, ink)
    )
  },
}

/** The name at the top, the motif below. */
const masthead: TitleStyle = {
  cy: 262,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, MEASURE, 104, face)
    const bottom = title.height + 36
    const color = mostReadable(palette.deep, [palette.light, palette.shape])
    return (
      rect(0, 0, 300, bottom, palette.deep) +
      rect(0, bottom, 300, 5, palette.shape) +
      title.draw(150, 18, color) +
      path('M70 400L82 376H218L230 400Z', palette.deep) +
      smallCaps(maker, 150, 382, 120, quiet(palette))
    )
  },
}

/** A ticket over the bottom of the picture. */
const ticket: TitleStyle = {
  cy: 140,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, 220, 96, face)
    const height = title.height + 34
    const top = 368 - height
    const notch = top + height / 2
    const sheet = `M24 ${top}H276V${notch - 12}A12 12 0 0 0 276 ${notch + 12}V${top + height}H24V${notch + 12}A12 12 0 0 0 24 ${notch - 12}Z`
    const ink = mostReadable(palette.light, [palette.deep, palette.ground])
    return (
      group('translate(0 7)', path(sheet, palette.deep)) +
      path(sheet, palette.light) +
      title.draw(150, top + 17, ink) +
      rect(0, 376, 300, 24, palette.deep) +
      smallCaps(maker, 150, 381, 240, palette.light)
    )
  },
}

/** A tilted banner across the picture. */
const ribbon: TitleStyle = {
  cy: 132,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, 254, 94, face)
    const height = title.height + 34
    const top = 366 - height
    const ink = mostReadable(palette.shape, [palette.deep, palette.light])
    const under = mix(palette.deep, palette.ground, 0.12)
    return (
      polygon(
        [
          [0, 330],
          [300, 296],
          [300, 400],
          [0, 400],
        ],
        under,
      ) +
      group(
        'rotate(-6 150 310)',
        rect(-20, top - 6, 340, height + 12, palette.deep) +
          rect(-20, top, 340, height, palette.shape) +
          title.draw(150, top + 17, ink),
      ) +
      smallCaps(maker, 150, 381, 240, palette.light)
    )
  },
}

/** Big letters with a hard shadow on the picture. */
const shadowed: TitleStyle = {
  cy: 138,
  draw({ name, maker, palette, face }) {
    const title = fitTitle(name, MEASURE - 14, 112, face)
    const y = 362 - title.height
    const color = mostReadable(palette.deep, [palette.shape, palette.light])
    return (
      rect(0, 372, 300, 28, palette.deep) +
      title.draw(154, y + 6, palette.deep, 6) +
      title.draw(150, y, palette.deep, 6) +
      title.draw(150, y, color) +
      smallCaps(maker, 150, 380, 240, palette.light)
    )
  },
}

export const TITLE_STYLES: readonly TitleStyle[] = [outlined, block, slab, masthead, ticket, ribbon, shadowed]
