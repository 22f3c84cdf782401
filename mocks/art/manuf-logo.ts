import { escapeHtml } from '../pages/escape-html.ts'
import { mix } from './color.ts'
import { fitTitle } from './fit-title.ts'
import { palettesFor, type Palette } from './palette.ts'
import { createRandom } from './random.ts'
import { circle, path, polar, polygon, rect, ring, spun, star, times } from './svg.ts'

type Emblem = (palette: Palette) => string

/** Abstract company marks, within 40 units of the origin. */
const EMBLEMS: readonly Emblem[] = [
  ({ shape, light }) =>
    spun(4, path('M0 -38A38 38 0 0 1 27 -27L0 0Z', shape)) + spun(4, path('M27 -27A38 38 0 0 1 38 0L0 0Z', light)),
  ({ shape, light }) => star(0, 0, 5, 40, 17, shape) + star(0, 0, 5, 18, 8, light),
  ({ shape, light }) =>
    polygon(
      times(6, (i) => polar(0, 0, 39, i * 60)),
      shape,
    ) +
    polygon(
      times(3, (i) => polar(0, 0, 39, i * 120 + 60)),
      light,
    ),
  ({ shape, light }) => ring(-12, 0, 22, shape, 11) + ring(14, 0, 22, light, 11),
  ({ shape, light }) => path('M-38 30L0 -38L38 30Z', shape) + path('M-16 30L6 -8L28 30Z', light),
  ({ shape, light }) => spun(8, path('M-6 -16L0 -40L6 -16Z', shape)) + circle(0, 0, 17, light),
  ({ shape, light }) =>
    path('M-38 -6Q-19 -34 0 -6T38 -6V12Q19 40 0 12T-38 12Z', shape) +
    path('M-38 20Q-19 -8 0 20T38 20V36Q19 64 0 36T-38 36Z', light),
  ({ shape, light }) =>
    rect(-36, -36, 34, 34, shape, 8) +
    rect(2, 2, 34, 34, shape, 8) +
    rect(2, -36, 34, 34, light, 17) +
    rect(-36, 2, 34, 34, light, 17),
  ({ shape, light }) =>
    path('M0 -40C30 -12 38 6 26 24C16 38 -16 38 -26 24C-38 6 -30 -12 0 -40Z', shape) +
    path('M0 -6C14 8 16 16 10 24C6 30 -6 30 -10 24C-16 16 -14 8 0 -6Z', light),
]

/**
 * A provider's logo on its own background, 240 × 96, readable on both themes. The same options always give the same
 * SVG.
 */
export function drawManufLogo({ name, seed }: { name: string; seed: string | number }): string {
  const random = createRandom(`manuf/${seed}`)
  const palette = random.pick(palettesFor(random.pick(['slot', 'live', 'arcade'])))
  const dark = { ...palette, ground: mix(palette.deep, palette.ground, 0.16), light: palette.light }
  const emblem = random.pick(EMBLEMS)
  const title = fitTitle(name, 132, 46, {
    pen: random.pick([0.17, 0.21, 0.25]),
    ends: random.pick(['round', 'square']),
    gap: 0.13,
  })
  const label = escapeHtml(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96" role="img" aria-label="${label}"><title>${label}</title>${rect(0, 0, 240, 96, dark.ground, 16)}<g transform="translate(50 48) scale(.74)">${emblem(dark)}</g>${title.draw(92 + title.width / 2, 48 - title.height / 2, palette.light)}</svg>`
}
