import { contrast, mix } from '../color.ts'
import { circle, path, placed, polar, polygon, rect, ring, times } from '../svg.ts'
import type { Palette } from '../palette.ts'
import type { Ink } from '../shapes/motif.ts'
import { COVER_HEIGHT, COVER_WIDTH, type Scene } from './scene.ts'

/** A flat rectangle of color. */
export function sheet(color: string): string {
  return rect(0, 0, COVER_WIDTH, COVER_HEIGHT, color)
}

/**
 * The motif in the poster's second color, lit with its light and cut with its dark color, or with its ground if the
 * shape itself is dark.
 */
export function spoken(palette: Palette): Ink {
  const detail = contrast(palette.shape, palette.deep) >= 2 ? palette.deep : palette.ground
  return { body: palette.shape, detail, glint: palette.light }
}

export const rays: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, random.chance(0.7) ? palette.deep : palette.shape, 0.26)
  const count = random.pick([9, 12, 16])
  const wedge = 360 / count / 2
  const fan = times(count, (i) =>
    polygon([[cx, cy], polar(cx, cy, 440, i * wedge * 2), polar(cx, cy, 440, i * wedge * 2 + wedge)], shade),
  ).join('')
  return sheet(palette.ground) + fan + placed(cx, cy, 1.22, random.pick([-8, 0, 0, 8]), motif(spoken(palette)))
}

export const disc: Scene = ({ cx, cy, motif, palette, random }) => {
  const rim = random.chance(0.5) ? ring(cx, cy, 142, palette.shape, 4) : ''
  return (
    sheet(palette.ground) +
    rim +
    circle(cx, cy, 126, palette.shape) +
    placed(
      cx,
      cy,
      1.12,
      random.pick([-10, 0, 10]),
      motif({ body: palette.deep, detail: palette.ground, glint: palette.light }),
    )
  )
}

export const stripes: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, 0.2)
  const lean = random.pick([-1, 1]) * 220
  const bars = times(14, (i) => path(`M${i * 60 - 280} 0h30l${lean} 400h-30Z`, shade)).join('')
  const ink = { body: palette.deep, detail: palette.deep, glint: palette.deep }
  return (
    sheet(palette.ground) +
    bars +
    placed(cx + 9, cy + 10, 1.25, 0, motif(ink)) +
    placed(cx, cy, 1.25, 0, motif(spoken(palette)))
  )
}

export const rings: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, random.chance(0.5) ? palette.shape : palette.deep, 0.3)
  const step = random.pick([34, 44])
  const circles = times(10, (i) => circle(cx, cy, 110 + (9 - i) * step, i % 2 === 0 ? shade : palette.ground)).join('')
  return sheet(palette.ground) + circles + placed(cx, cy, 1.16, 0, motif(spoken(palette)))
}

export const halftone: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, random.chance(0.5) ? palette.deep : palette.shape, 0.45)
  const fromTop = random.chance(0.5)
  let dots = ''
  for (let row = 0; row < 15; row += 1) {
    const size = 1 + (fromTop ? 14 - row : row) * 0.95
    for (let column = 0; column < 11; column += 1)
      dots += `M${column * 30 + (row % 2) * 15 - size} ${row * 28}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0`
  }
  return (
    sheet(palette.ground) + path(dots, shade) + placed(cx, cy, 1.28, random.pick([-6, 0, 6]), motif(spoken(palette)))
  )
}

export const arch: Scene = ({ cx, cy, motif, palette }) => {
  const top = cy - 132
  const door = (inset: number, color: string): string =>
    path(`M${34 + inset} 400V${top + 118}A${116 - inset} ${118 - inset} 0 0 1 ${266 - inset} ${top + 118}V400Z`, color)
  return (
    sheet(palette.deep) +
    door(0, palette.shape) +
    door(9, palette.deep) +
    door(14, palette.ground) +
    placed(cx, cy + 8, 0.98, 0, motif(spoken(palette)))
  )
}

export const split: Scene = ({ cx, cy, motif, palette, random, id }) => {
  const [left, right] = random.pick([
    [90, 250],
    [210, 60],
    [150, 150],
  ])
  const half = `M0 0H${left}L${right} 400H0Z`
  const turned = random.pick([-6, 0, 6])
  const figure = (body: string, detail: string): string =>
    placed(cx, cy, 1.3, turned, motif({ body, detail, glint: palette.light }))
  return (
    sheet(palette.ground) +
    path(half, palette.shape) +
    figure(palette.shape, palette.deep) +
    `<clipPath id="${id}"><path d="${half}"/></clipPath><g clip-path="url(#${id})">${figure(palette.deep, palette.ground)}</g>`
  )
}

export const crop: Scene = ({ cx, cy, motif, palette, random }) => {
  const right = random.chance(0.5)
  const shade = mix(palette.ground, palette.deep, 0.16)
  return (
    sheet(palette.ground) +
    polygon(
      [
        [right ? 0 : 300, 0],
        [right ? 300 : 0, 400],
        [right ? 300 : 0, 0],
      ],
      shade,
    ) +
    placed(cx + (right ? 46 : -46), cy + 6, 1.95, right ? -16 : 16, motif(spoken(palette)))
  )
}

export const frame: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, 0.22)
  const border = `<rect x="11" y="11" width="278" height="378" rx="14" fill="none" stroke="${palette.shape}" stroke-width="5"/><rect x="20" y="20" width="260" height="360" rx="8" fill="none" stroke="${palette.light}" stroke-width="1.6"/>`
  const corners = [
    [20, 20],
    [280, 20],
    [20, 380],
    [280, 380],
  ]
    .map(
      ([x = 0, y = 0]) =>
        polygon(
          [
            [x, y - 13],
            [x + 13, y],
            [x, y + 13],
            [x - 13, y],
          ],
          palette.shape,
        ) + circle(x, y, 4, palette.deep),
    )
    .join('')
  const back = random.chance(0.5)
    ? circle(cx, cy, 112, shade)
    : polygon(
        times(8, (i) => polar(cx, cy, 122, i * 45 + 22.5)),
        shade,
      )
  return sheet(palette.ground) + back + border + corners + placed(cx, cy, 1.02, 0, motif(spoken(palette)))
}

export const echo: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, 0.3)
  const flat = (color: string) => motif({ body: color, detail: color, glint: color })
  const turned = random.pick([-9, 0, 9])
  return (
    sheet(palette.ground) +
    [2.5, 2.05, 1.62]
      .map((scale, i) => placed(cx, cy, scale, turned * (3 - i), flat(i % 2 === 0 ? shade : palette.ground)))
      .join('') +
    placed(cx, cy, 1.18, 0, motif(spoken(palette)))
  )
}
