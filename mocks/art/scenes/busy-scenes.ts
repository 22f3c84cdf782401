import { mix } from '../color.ts'
import { circle, line, path, placed, polygon, rect, star, times } from '../svg.ts'
import { bunting } from './bunting.ts'
import { sheet, spoken } from './plain-scenes.ts'
import type { Scene } from './scene.ts'

export const horizon: Scene = ({ cx, cy, motif, palette, random }) => {
  const level = cy + 62
  const mid = mix(palette.ground, palette.deep, 0.45)
  const wave = (y: number, color: string, swing: number): string =>
    path(`M-10 ${y}${times(5, () => `q${swing} -22 ${swing * 2} 0t${swing * 2} 0`).join('')}V410H-10Z`, color)
  const glow = mix(palette.ground, palette.light, 0.32)
  return (
    sheet(palette.ground) +
    circle(cx, level - 6, 128, glow) +
    placed(cx, cy - 12, 1.12, 0, motif(spoken(palette))) +
    wave(level, mid, random.pick([22, 30])) +
    wave(level + 26, mix(palette.ground, palette.deep, 0.72), random.pick([26, 36])) +
    wave(level + 54, palette.deep, 30)
  )
}

export const festoon: Scene = ({ cx, cy, motif, palette, random }) => {
  const colors = [palette.shape, palette.light, mix(palette.ground, palette.deep, 0.5)]
  const top = Math.max(0, cy - 150)
  return (
    sheet(palette.ground) +
    circle(cx, cy + 12, 112, mix(palette.ground, palette.deep, 0.2)) +
    placed(cx, cy + 14, 1.06, random.pick([-6, 0, 6]), motif(spoken(palette))) +
    bunting({ x1: -10, y1: top + 4, x2: 310, y2: top + 16, sag: 34, flags: 11, size: 21, colors, cord: palette.deep }) +
    bunting({ x1: -10, y1: top + 44, x2: 150, y2: top - 10, sag: 30, flags: 6, size: 19, colors, cord: palette.deep })
  )
}

export const swarm: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, random.pick([0.2, 0.34]))
  const flat = motif({ body: shade, detail: palette.ground, glint: palette.ground })
  const crowd = times(24, (i) =>
    placed((i % 4) * 86 + (Math.floor(i / 4) % 2) * 43 - 4, Math.floor(i / 4) * 78 + 12, 0.32, -14, flat),
  ).join('')
  return (
    sheet(palette.ground) +
    crowd +
    placed(cx, cy, 1.24, 0, motif({ body: palette.deep, detail: palette.deep, glint: palette.deep })) +
    placed(cx - 4, cy - 6, 1.2, 0, motif(spoken(palette)))
  )
}

export const banig: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, 0.26)
  const cell = random.pick([50, 60])
  let weave = ''
  let hearts = ''
  for (let y = 0; y <= 400 + cell; y += cell) {
    for (let x = 0; x <= 300 + cell; x += cell) {
      weave += `M${x} ${y - cell / 2}l${cell / 2} ${cell / 2}l${-cell / 2} ${cell / 2}l${-cell / 2} ${-cell / 2}Z`
      hearts += `M${x} ${y - 9}l9 9l-9 9l-9 -9Z`
    }
  }
  return (
    sheet(palette.ground) +
    path(weave, shade) +
    path(hearts, mix(palette.shape, palette.ground, 0.35)) +
    circle(cx, cy, 118, palette.ground) +
    circle(cx, cy, 108, palette.deep) +
    placed(cx, cy, 0.94, 0, motif(spoken(palette)))
  )
}

export const night: Scene = ({ cx, cy, motif, palette, random }) => {
  const sky = mix(palette.deep, palette.ground, 0.25)
  const lights = times(34, () =>
    circle(
      random.int(4, 296),
      random.int(4, 300),
      random.pick([1.5, 2, 3]),
      random.chance(0.3) ? palette.shape : palette.light,
    ),
  ).join('')
  const moon = random.chance(0.5) ? 232 : 62
  const halo = [150, 118].map((r, i) => circle(cx, cy, r, mix(sky, palette.ground, 0.35 + i * 0.4))).join('')
  return (
    sheet(sky) +
    lights +
    halo +
    circle(moon, cy - 112, 24, palette.light) +
    circle(moon - 11, cy - 118, 21, mix(sky, palette.ground, 0.35)) +
    placed(cx, cy, 1.05, 0, motif(spoken(palette))) +
    path(`M0 ${cy + 120}Q70 ${cy + 76} 150 ${cy + 112}T300 ${cy + 96}V400H0Z`, palette.deep)
  )
}

export const trio: Scene = ({ cx, cy, motif, palette, random }) => {
  const far = motif({
    body: mix(palette.ground, palette.deep, 0.5),
    detail: mix(palette.ground, palette.deep, 0.75),
    glint: mix(palette.ground, palette.light, 0.4),
  })
  const low = random.chance(0.5) ? 34 : -34
  return (
    sheet(palette.ground) +
    path(`M0 ${cy}Q150 ${cy - 60} 300 ${cy}V400H0Z`, mix(palette.ground, palette.deep, 0.18)) +
    placed(cx - 84, cy - low, 0.82, -16, far) +
    placed(cx + 84, cy - low, 0.82, 16, far) +
    placed(cx, cy + low * 0.3, 1.1, 0, motif(spoken(palette)))
  )
}

export const beams: Scene = ({ cx, cy, motif, palette }) => {
  const lit = mix(palette.ground, palette.light, 0.26)
  const floor = cy + 108
  return (
    sheet(mix(palette.ground, palette.deep, 0.4)) +
    polygon(
      [
        [-8, -20],
        [20, -20],
        [300, 330],
        [120, 330],
      ],
      palette.ground,
    ) +
    polygon(
      [
        [308, -20],
        [280, -20],
        [0, 330],
        [180, 330],
      ],
      palette.ground,
    ) +
    polygon(
      [
        [150, 62],
        [232, 330],
        [68, 330],
      ],
      lit,
    ) +
    rect(0, floor, 300, 400 - floor, palette.deep) +
    `<ellipse cx="150" cy="${floor}" rx="122" ry="20" fill="${palette.shape}"/>` +
    placed(cx, cy - 4, 1.08, 0, motif(spoken(palette)))
  )
}

export const blocks: Scene = ({ cx, cy, motif, palette, random }) => {
  const mid = mix(palette.ground, palette.deep, 0.32)
  const tile = (i: number): string => {
    const x = (i % 3) * 100
    const y = Math.floor(i / 3) * 100
    const color = random.pick([palette.shape, mid, palette.deep, palette.light])
    return random.pick([
      path(`M${x} ${y}h100a100 100 0 0 1 -100 100Z`, color),
      path(`M${x + 100} ${y + 100}h-100a100 100 0 0 1 100 -100Z`, color),
      circle(x + 50, y + 50, 40, color),
      polygon(
        [
          [x, y],
          [x + 100, y],
          [x, y + 100],
        ],
        color,
      ),
      rect(x, y, 100, 50, color),
    ])
  }
  return (
    sheet(palette.ground) +
    times(12, tile).join('') +
    rect(cx - 112, cy - 112, 224, 224, palette.deep) +
    rect(cx - 104, cy - 104, 208, 208, palette.ground) +
    placed(cx, cy, 0.9, 0, motif(spoken(palette)))
  )
}

export const burst: Scene = ({ cx, cy, motif, palette, random }) => {
  const count = random.pick([14, 18, 24])
  return (
    sheet(palette.ground) +
    star(cx, cy, count, 206, 168, mix(palette.ground, palette.deep, 0.24)) +
    star(cx, cy, count, 156, 124, palette.shape, 180 / count) +
    placed(
      cx,
      cy,
      1.0,
      random.pick([-8, 0, 8]),
      motif({ body: palette.deep, detail: palette.ground, glint: palette.light }),
    )
  )
}

export const streamers: Scene = ({ cx, cy, motif, palette, random }) => {
  const shade = mix(palette.ground, palette.deep, 0.3)
  const ribbons = times(5, (i) =>
    line(
      `M${i * 76 - 20} -10c${random.int(20, 50)} 70 ${-random.int(20, 50)} 110 ${random.int(-10, 20)} 190s${random.int(10, 40)} 120 0 240`,
      i % 2 === 0 ? shade : mix(palette.ground, palette.shape, 0.45),
      13,
    ),
  ).join('')
  const paper = times(26, () =>
    placed(
      random.int(6, 294),
      random.int(6, 394),
      1,
      random.int(0, 90),
      rect(-5, -3, 10, 6, random.pick([palette.shape, palette.light, palette.deep])),
    ),
  ).join('')
  return sheet(palette.ground) + ribbons + paper + placed(cx, cy, 1.2, random.pick([-8, 0, 8]), motif(spoken(palette)))
}
